/** How buyers name products in enquiries, at counters and on drawings. Written independently of the grammar's tables. */
interface Name {
  readonly text: string;
  /** Matching product types, if there are more than the part's own. */
  readonly types?: readonly string[];
  /** Text that the description must contain. */
  readonly says?: string;
}

const all = (texts: string, more: Omit<Name, 'text'> = {}): Name[] =>
  texts.split('|').map((text) => ({ text: text.trim(), ...more }));
const hex = ['Hex bolts', 'Hex set screws'];
const rivets = ['Dome head blind rivets', 'Large flange blind rivets', 'Countersunk blind rivets'];
const drilling = (head: string) =>
  ['Hex flange', 'Pan', 'Wafer', 'Bugle', 'Wing']
    .filter((each) => each.startsWith(head))
    .map((each) => `${each} self-drilling screws`);
const anyDrilling = drilling('');

export const names: Readonly<Record<string, readonly Name[]>> = {
  'Hex bolts': [
    ...all(
      'hex bolt|hex bolts|hex head bolt|hexagon head bolts|hex hd bolt|HEX HEAD BOLT|bolt hex head|Bolt, Hex|hexagon bolt|hex bolt part thread',
      {},
    ),
    ...all('bolt|bolts', { types: hex }),
  ],
  'Hex set screws': all(
    'hex set screw|set screw hex head|hex setscrew|hex set screws|full thread hex set screw|set screw hexagon|hex hd set screw|setscrews hex|fully threaded hex set screw',
  ),
  'Socket cap screws': all(
    'socket head cap screw|socket cap screw|cap screw|SHCS|shcs|allen bolt|skt hd cap screw|soc hd cap scr|socket head screw|hex socket head cap screw|cap head socket screw|Screw, Socket Head Cap|allen cap screw|capscrew|socket caps',
  ),
  'Socket button screws': all(
    'button head screw|button head socket screw|socket button head|button head allen|BHCS|btn hd socket screw|button head cap screw|socket head button screw|Screw, Button Head',
  ),
  'Socket countersunk screws': all(
    'countersunk socket screw|csk socket screw|socket countersunk|csk allen screw|FHCS|flat head socket cap screw|csk hd socket screw|socket csk|countersunk allen bolt|c/sunk socket screw',
  ),
  'Socket set screws': all(
    'grub screw|grub screws|socket set screw|socket grub screw|allen grub screw|set screw socket|skt set screw',
  ),
  'Hex nuts': all('hex nut|nut|nuts|hex nuts|full nut|hexagon nut|std hex nut|Nut, Hex|plain hex nuts', {
    types: ['Hex nuts'],
  }),
  'Nyloc nuts': all(
    'nyloc nut|nyloc|nylock nut|nyloc nuts|nylon insert lock nut|nylon lock nut|nylon insert nut|hex nyloc nut|Nut, Nyloc',
    { says: 'Nyloc' },
  ),
  'Cone lock nuts': all('conelock nut|cone lock nut|all metal lock nut|cone locknuts', { says: 'Cone' }),
  'Thin nuts': all('half nut|jam nut|thin nut|lock nut thin|hex jam nut|half nuts|thin hex nut'),
  'Flat washers': all('flat washer|washer|washers|flat washers|plain washer|Washer, Flat|flt wshr|round washer', {
    types: ['Flat washers', 'Large washers'],
  }),
  'Large washers': all(
    'penny washer|mudguard washer|fender washer|large flat washer|penny washers|body washer|repair washer|oversize washer',
  ),
  'Spring washers': all('spring washer|spring washers|split lock washer|lock washer|spr washer|Washer, Spring'),
  'Threaded rod': all(
    'threaded rod|allthread|all thread|booker rod|threaded bar|studding|screwed rod|all-thread rod|stud rod',
  ),
  'Split pins': all('split pin|cotter pin|split pins|split cotter pin|Pin, Split|cotter pins'),
  'Dome head blind rivets': all('pop rivet|blind rivet|pop rivets|rivet|rivets blind', { types: rivets }),
  'Countersunk blind rivets': all('countersunk pop rivet|csk rivet|csk blind rivet|countersunk rivets'),
  'Large flange blind rivets': all('large flange rivet|large flange pop rivet|large flange blind rivets'),
  'Hex flange self-drilling screws': [
    ...all('hex head tek|hex tek screw|hex self drilling screw|hex head self drillers|hex hd tek screws', {
      types: drilling('Hex'),
    }),
    ...all('tek screw|teks|self drilling screw|tek screws|self drillers', { types: anyDrilling }),
  ],
  'Wafer self-drilling screws': all(
    'wafer head tek|wafer head screw self drilling|wafer tek screws|wafer self driller',
    { types: drilling('Wafer') },
  ),
  'Bugle self-drilling screws': all('bugle head tek|bugle head self drilling|bugle self drilling screw', {
    types: drilling('Bugle'),
  }),
  'Pan self-drilling screws': all('pan head tek|pan head self drilling screw|pan tek screw', {
    types: drilling('Pan'),
  }),
  'Wing self-drilling screws': all('wing tek|wing teks|csk wing self drilling screw|winged tek screw', {
    types: drilling('Wing'),
  }),
  'Wedge anchors': all('wedge anchor|trubolt|through bolt anchor|wedge anchors|tru bolt|stud anchor|through bolts'),
  'Sleeve anchors': all('sleeve anchor|dynabolt|dyna bolt|dynabolts|sleeve anchors'),
  'Drop-in anchors': all('drop in anchor|dropin anchor|drop-in anchors|knock in anchor'),
  'Screw anchors': all('screw anchor|ankascrew|concrete screw|screw bolt|screwbolts|masonry screw anchor'),
  'Chemical studs': all('chemical stud|chemical anchor stud|chemset stud|chem stud'),
  'Chemical cartridges': all('chemical anchor cartridge|chemset cartridge|injection cartridge|chemical cartridge'),
  'Structural assemblies': all(
    'structural bolt|structural bolt assembly|structural assembly|HSFG bolt|structural bolts',
  ),
  'Eye bolts': all('eye bolt|lifting eye bolt|eyebolt|eye bolts'),
  'U-bolts': all('u bolt|u-bolt|ubolt|U bolts'),
  'Strut channel': all('strut channel|unistrut|strut|channel strut'),
};

export const finishWords: Readonly<Record<string, readonly string[]>> = {
  Zinc: ['zp', 'zinc', 'ZP', 'zinc plated', 'zn', 'BZP', 'z/p', 'zinc plate', 'znp', 'bright zinc'],
  'Hot-dip galvanised': [
    'gal',
    'galv',
    'HDG',
    'hot dip gal',
    'galvanised',
    'galvanized',
    'hdg',
    'hot dipped galv',
    'hot dip galvanised',
    'GALV',
  ],
  'Yellow zinc': ['yellow zinc', 'zinc yellow', 'YZP', 'yellow zinc plated', 'zy'],
  'Mechanical galvanised': ['mech gal', 'mechanical galvanised', 'mech galv', 'mechanically galvanised'],
  Black: ['black', 'blk', 'black oxide', 'BLACK'],
};

export const gradeWords: Readonly<Record<string, readonly string[]>> = {
  '304': [
    '304',
    'ss304',
    'A2',
    'stainless 304',
    '304 ss',
    '304 stainless',
    'A2 stainless',
    'SS 304',
    'stainless steel 304',
  ],
  '316': [
    '316',
    'ss316',
    'A4',
    'stainless 316',
    '316 ss',
    '316 stainless',
    'marine grade stainless',
    'A4 stainless',
    'S/S 316',
    '316SS',
  ],
  '4.6': ['4.6', 'class 4.6', 'gr 4.6', 'mild steel', 'grade 4.6'],
  '8.8': ['8.8', 'gr 8.8', 'class 8.8', 'grade 8.8', 'cl 8.8', 'HT 8.8', 'Gr.8.8', 'G8.8'],
  '10.9': ['10.9', 'gr 10.9', 'class 10.9', 'grade 10.9'],
  '12.9': ['12.9', 'gr 12.9', 'class 12.9', 'grade 12.9'],
  'Hex nuts|8': ['class 8', 'gr 8', 'grade 8', 'cl 8'],
  'Hex nuts|5': ['class 5', 'cl 5'],
  'Hex nuts|10': ['class 10', 'gr 10'],
  'Lock nuts|8': ['class 8', 'gr 8'],
  'Thin nuts|8': ['class 8'],
  'Grade 2': ['gr 2', 'grade 2'],
  'Grade 5': ['gr 5', 'grade 5', 'gr5', 'Gr. 5'],
  'Grade 8': ['gr 8', 'grade 8', 'gr8'],
  B7: ['B7', 'grade B7'],
  '45H': ['45H'],
  'AlA/St': ['aluminium', 'alum', 'ali'],
};

export const coatings: Readonly<Record<string, readonly string[]>> = {
  'AS 3566 class 3': ['class 3'],
  'AS 3566 class 4': ['class 4', 'cl 4'],
};

/** Word orders. */
export const forms: readonly string[] = [
  '{size} {name} {grade} {finish}',
  '{size} {name} {finish}, {grade}',
  '{name} {size} {grade} {finish}',
  '{name} {size} {finish} {grade}',
  '{size} {grade} {name} {finish}',
  '{finish} {name} {size} {grade}',
  '{grade} {name} {size} {finish}',
  '{name}, {size}, {grade}, {finish}',
  '{size} {finish} {name} {grade}',
  '{name} - {size} - {grade} {finish}',
  '{name} ({size}) {grade} {finish}',
  '{size} {name} {grade} {finish}',
];

export const quantityForms: readonly string[] = [
  '{quantity} x {text}',
  '{quantity} off {text}',
  '{text} x {quantity}',
  '{text} - {quantity}',
  '{quantity} {text}',
  '{text} qty {quantity}',
  '{quantity}pcs {text}',
  '{text}, {quantity}',
  '{quantity} of {text}',
  '{text} = {quantity} off',
  '{text} ({quantity})',
  'qty: {quantity} {text}',
  '{quantity}x {text}',
  '{text} {quantity} pcs',
  '{text}: {quantity}',
  '{quantity} no. {text}',
];

export const greetings: readonly string[] = [
  'Hi team,',
  'Good morning,',
  'Hello, please quote the following',
  'Hi Dave',
  'Please supply:',
  'G’day, can you price these please',
];
export const signatures: readonly string[] = [
  'Thanks',
  'Kind regards, Sam',
  'Cheers',
  'Thanks, Mick 0412 345 678',
  'Regards',
];

/** Table headers; `codes` if the codes are the supplier's. */
export const heads: readonly { readonly columns: readonly string[]; readonly codes: boolean }[] = [
  { columns: ['Qty', 'Description'], codes: false },
  { columns: ['ITEM NO.', 'PART NUMBER', 'DESCRIPTION', 'QTY.'], codes: false },
  { columns: ['Item', 'Description', 'Quantity', 'Unit'], codes: false },
  { columns: ['Part Number', 'Description', 'Qty', 'Unit Price', 'Total'], codes: true },
  { columns: ['Description', 'Qty', 'Price', 'Total'], codes: false },
  { columns: ['Stock code', 'Description', 'Qty'], codes: true },
  { columns: ['Item No', 'Title', 'Qty'], codes: false },
];
