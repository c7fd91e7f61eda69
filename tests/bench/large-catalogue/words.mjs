/** Brands under which the demo supplier's parts are sold again; the words are searchable. */
export const brands = [
  ...['Ironbark', 'Southern Cross', 'Boltco', 'Redgum', 'Kestrel', 'Anvil', 'Harbour', 'Outback', 'Wombat', 'Tasman'],
  ...['Pilbara', 'Coolabah', 'Jarrah', 'Summit', 'Drover', 'Capstan', 'Torrens', 'Mallee', 'Banksia', 'Beacon'],
  ...['Stirling', 'Wattle', 'Murray', 'Otway'],
];

/** What buyers type: codes, sentences, brands. */
export const texts = [
  ...[
    'hxb-12050',
    'm12 x 50 bolt zinc',
    'nut m16',
    'countersunk screw m6 x 30',
    'washer m10 316',
    'self drilling screw 14g',
  ],
  ...[
    'ironbark hex bolt m20',
    'threaded rod m12',
    'kestrel washer',
    'nyloc nut m8 stainless',
    'cap screw m8x25',
    'dynabolt',
  ],
  ...[
    'coach screw',
    'tek screw 12g x 45',
    'u bolt 50nb',
    'wfl-12024',
    'anchor m10',
    'rivet 4.8',
    'hex bolt',
    'wombat m24 nut',
  ],
];
