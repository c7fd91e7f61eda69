import type { FamilyRecord, Role } from './types.ts';

type More = Omit<FamilyRecord, 'id' | 'name' | 'role' | 'words'>;
const family = (role: Role, id: string, name: string, words: string, more: More = {}): FamilyRecord => ({
  ...{ id, name, role, words: words.split(',').map((each) => each.trim()) },
  ...more,
});

const bolts = ['8.8', 'grade 5', '4.6', 'grade 8', '316', '304', 'grade 2', '10.9', '12.9'];
const sockets = ['12.9', 'alloy', '10.9', '316', '304', '8.8'];
const nuts = ['8', 'grade 5', '5', '316', '304', 'grade 2', '10', 'grade 8', '12'];

/** The kinds of parts that the trade knows, sold here or not, ordinary ones first within a role. */
export const familyRecords: readonly FamilyRecord[] = [
  // Bolts and screws with a hexagon head
  family('male', 'hex_bolt', 'Hex bolt', 'hex bolt, hex screw, engineers bolt, bolt, cap screw hex, hex cap screw', {
    also: ['hex_set_screw'],
    usual: bolts,
  }),
  family(
    'male',
    'hex_set_screw',
    'Hex set screw',
    'set screw, hex set screw, set bolt, hex set, full thread bolt, hex set bolt, tap bolt, set',
    {
      also: ['hex_bolt', 'socket_set_screw'],
      usual: bolts,
    },
  ),
  family('male', 'hex_flange_bolt', 'Hex flange bolt', 'flange bolt, hex flange bolt, flange screw, serrated bolt', {
    rank: 2,
    nearest: 'hex_set_screw',
  }),
  family(
    'male',
    'structural_assembly',
    'Structural assembly',
    'structural assembly, structural bolt, structural, structural set, purlin bolt, bolt assembly',
    {
      rank: 3,
      nearest: 'hex_bolt',
    },
  ),
  // Socket screws
  family(
    'male',
    'socket_cap_screw',
    'Socket cap screw',
    'socket cap screw, socket screw, socket bolt, socket cap, cap screw, allen screw, allen bolt, allen cap screw, allen, cap bolt, socket head cap, socket, cylinder screw, cap',
    {
      rank: 1,
      usual: sockets,
    },
  ),
  family(
    'male',
    'socket_button_screw',
    'Socket button screw',
    'button screw, socket button screw, button bolt, button, button socket, button cap screw, allen button, dome socket screw, dome allen',
    {
      rank: 2,
      usual: sockets,
    },
  ),
  family(
    'male',
    'socket_countersunk_screw',
    'Socket countersunk screw',
    'socket countersunk screw, countersunk screw, countersunk bolt, countersunk, countersunk socket, countersunk socket cap, flat socket screw, flat socket cap screw, countersunk allen, flat head socket',
    {
      rank: 2,
      also: ['machine_countersunk', 'wood_screw'],
      usual: sockets,
    },
  ),
  family(
    'male',
    'socket_set_screw',
    'Socket set screw',
    'socket set screw, socket set, grub screw, grub, allen set screw, allen grub, set screw cup point, set screw cone point, set screw dog point, set screw flat point, set screw cup, cup point screw, cone point screw, dog point screw, flat point screw, cup point, cone point, dog point, allen set',
    {
      rank: 3,
      usual: ['45h', 'alloy', '316', '304'],
    },
  ),
  family('male', 'socket_shoulder_screw', 'Socket shoulder screw', 'shoulder screw, shoulder bolt, stripper bolt', {
    rank: 3,
    nearest: 'socket_cap_screw',
  }),
  family(
    'male',
    'socket_low_head_screw',
    'Low head socket cap screw',
    'low socket cap screw, low head cap screw, low head socket',
    {
      rank: 3,
      nearest: 'socket_cap_screw',
    },
  ),
  // Other bolts
  family(
    'male',
    'cup_head_bolt',
    'Cup head bolt',
    'cup bolt, cup head bolt, coach bolt, carriage bolt, cup square bolt, cup head, round square neck bolt, cup head square neck',
    {
      rank: 3,
      nearest: 'hex_bolt',
    },
  ),
  family('male', 'coach_screw', 'Coach screw', 'coach screw, lag screw, lag bolt, coach', {
    rank: 3,
    nearest: 'hex_bolt',
  }),
  family('male', 'plough_bolt', 'Plough bolt', 'plough bolt, plow bolt', { rank: 3, nearest: 'hex_bolt' }),
  family('male', 'square_bolt', 'Square head bolt', 'square bolt, square screw', { rank: 2, nearest: 'hex_bolt' }),
  family('male', 'roofing_bolt', 'Roofing bolt', 'roofing bolt, gutter bolt, mushroom bolt, roof bolt', {
    rank: 3,
    nearest: 'socket_button_screw',
  }),
  family('male', 'eye_bolt', 'Eye bolt', 'eye bolt, lifting bolt, lifting eye, eyebolt, eye', { rank: 2 }),
  family('male', 'u_bolt', 'U-bolt', 'u bolt, ubolt', { rank: 3 }),
  family(
    'male',
    'j_bolt',
    'Foundation bolt',
    'j bolt, foundation bolt, holding down bolt, hold down bolt, l bolt, hook bolt',
    { rank: 3, nearest: 'threaded_rod' },
  ),
  family('male', 't_bolt', 'T-bolt', 't bolt, hammer bolt, tee bolt', { rank: 3, nearest: 'hex_bolt' }),
  // Screws
  family(
    'male',
    'machine_screw',
    'Machine screw',
    'machine screw, metal thread screw, pan screw, pan machine screw, pan, cheese screw, cheese machine screw, round screw, mushroom screw',
    {
      rank: 1,
      also: ['machine_countersunk'],
      nearest: 'socket_button_screw',
    },
  ),
  family(
    'male',
    'machine_countersunk',
    'Countersunk machine screw',
    'countersunk machine screw, raised countersunk screw, countersunk phillips screw, countersunk pozi screw, countersunk slotted screw, countersunk metal thread',
    {
      rank: 3,
      nearest: 'socket_countersunk_screw',
    },
  ),
  family(
    'male',
    'self_drilling_screw',
    'Self-drilling screw',
    'self drilling screw, self drilling, tek, tek screw, drilling screw, roofing screw, metal screw, roof screw, hex washerhead screw, type 17 screw, type 17, cladding screw',
    {
      rank: 3,
    },
  ),
  family(
    'male',
    'self_tapping_screw',
    'Self-tapping screw',
    'self tapping screw, self tapping, tapping screw, sheet metal screw, tapper',
    {
      rank: 3,
      nearest: 'self_drilling_screw',
    },
  ),
  family(
    'male',
    'wood_screw',
    'Wood screw',
    'wood screw, chipboard screw, decking screw, batten screw, drywall screw, plasterboard screw, deck screw, bugle batten',
    {
      rank: 3,
      nearest: 'self_drilling_screw',
    },
  ),
  family('male', 'thumb_screw', 'Thumb screw', 'thumb screw, wing screw, wing bolt, knurled screw', {
    rank: 3,
    nearest: 'socket_cap_screw',
  }),
  // Nuts
  family('nut', 'hex_nut', 'Hex nut', 'hex nut, nut, full nut, plain nut, standard nut, hex full nut', { usual: nuts }),
  family('nut', 'thin_nut', 'Thin nut', 'thin nut, thin hex nut, half nut, jam nut, thin', { rank: 2, usual: nuts }),
  family('nut', 'heavy_hex_nut', 'Heavy hex nut', 'heavy hex nut, heavy nut, heavy', {
    rank: 2,
    usual: nuts,
    also: ['hex_nut'],
  }),
  family(
    'nut',
    'nyloc_nut',
    'Nyloc nut',
    'nyloc nut, nyloc, nylon lock nut, nylon insert nut, nylon nut, nylon insert lock nut, lock nut, locknut, lock, nylon insert, stop nut, prevailing torque nut, self lock nut, stiff nut',
    {
      rank: 2,
      also: ['cone_lock_nut'],
      usual: nuts,
    },
  ),
  family(
    'nut',
    'cone_lock_nut',
    'Cone lock nut',
    'cone lock nut, cone nut, conelock nut, conelock, metal lock nut, all metal lock nut, all metal nut, stover nut, deformed thread nut, toplock nut, cleveloc nut, cleveloc',
    {
      rank: 3,
      also: ['nyloc_nut'],
      usual: nuts,
    },
  ),
  family('nut', 'flange_nut', 'Flange nut', 'flange nut, hex flange nut, serrated nut, flange', {
    rank: 2,
    nearest: 'nyloc_nut',
  }),
  family('nut', 'dome_nut', 'Dome nut', 'dome nut, cap nut, dome hex nut', { rank: 2, nearest: 'hex_nut' }),
  family('nut', 'wing_nut', 'Wing nut', 'wing nut', { rank: 2, nearest: 'hex_nut' }),
  family(
    'nut',
    'coupling_nut',
    'Coupling nut',
    'coupling nut, rod coupling, coupling, long nut, extension nut, hex coupling, deep nut, hex long nut',
    { rank: 3, nearest: 'hex_nut' },
  ),
  family('nut', 'castle_nut', 'Castle nut', 'castle nut, slotted nut, slotted hex nut', {
    rank: 2,
    nearest: 'nyloc_nut',
  }),
  family('nut', 'square_nut', 'Square nut', 'square nut', { rank: 2, nearest: 'hex_nut' }),
  family('nut', 'tee_nut', 'Tee nut', 't nut, tee nut, pronged nut', { rank: 3, nearest: 'hex_nut' }),
  family('nut', 'cage_nut', 'Cage nut', 'cage nut, weld nut, speed nut, clip nut', { rank: 3, nearest: 'hex_nut' }),
  family(
    'nut',
    'rivet_nut',
    'Rivet nut',
    'rivet nut, rivetnut, nutsert, nut insert, blind nut, rivnut, nut sert, threaded insert',
    { rank: 3, nearest: 'blind_rivet' },
  ),
  family('nut', 'eye_nut', 'Eye nut', 'eye nut, lifting nut', { rank: 3, nearest: 'eye_bolt' }),
  family('nut', 'channel_nut', 'Channel nut', 'channel nut, spring nut, strut nut', {
    rank: 3,
    nearest: 'strut_channel',
  }),
  // Washers
  family(
    'washer',
    'flat_washer',
    'Flat washer',
    'flat washer, washer, plain washer, round washer, form a washer, form b washer, hardened washer',
    { also: ['chamfered_washer'], usual: ['200 hv', '300 hv', '316', '304'] },
  ),
  family('washer', 'chamfered_washer', 'Chamfered washer', 'chamfered washer, chamfered flat washer', {
    rank: 2,
    also: ['flat_washer'],
  }),
  family(
    'washer',
    'large_washer',
    'Large washer',
    'large washer, penny washer, penny, large flat washer, oversize washer, extra large washer, panel washer',
    { rank: 2 },
  ),
  family(
    'washer',
    'spring_washer',
    'Spring washer',
    'spring washer, lock washer, split washer, helical washer, split lock washer, spring lock washer',
    { rank: 2 },
  ),
  family(
    'washer',
    'shakeproof_washer',
    'Shakeproof washer',
    'shakeproof washer, serrated washer, serrated lock washer, shakeproof',
    { rank: 3, nearest: 'spring_washer' },
  ),
  family('washer', 'square_washer', 'Square washer', 'square washer, square plate washer', {
    rank: 2,
    nearest: 'large_washer',
  }),
  family('washer', 'structural_washer', 'Structural washer', 'structural washer, taper washer', {
    rank: 3,
    nearest: 'flat_washer',
  }),
  family(
    'washer',
    'sealing_washer',
    'Sealing washer',
    'seal washer, bonded washer, dowty washer, copper washer, bonded seal, fibre washer, rubber washer, nylon washer',
    { rank: 3, nearest: 'large_washer' },
  ),
  family(
    'washer',
    'disc_spring',
    'Disc spring',
    'belleville washer, disc spring, belleville, conical washer, wave washer',
    { rank: 3, nearest: 'spring_washer' },
  ),
  // Rods, studs
  family(
    'rod',
    'threaded_rod',
    'Threaded rod',
    'threaded rod, rod, screwed rod, stud bar, threaded bar, threaded stud bar, stud rod, threaded stud, all thread, all thread rod',
    { rank: 2, usual: ['4.6', '4.8', '8.8', '316', '304', 'b7'] },
  ),
  family('rod', 'stud_bolt', 'Stud bolt', 'stud bolt, double end stud, engineers stud, welding stud', {
    rank: 2,
    nearest: 'threaded_rod',
  }),
  // Rivets and pins
  family(
    'rivet',
    'blind_rivet',
    'Blind rivet',
    'blind rivet, pop rivet, rivet, pop, dome rivet, blind pop rivet, break stem rivet',
    { unthreaded: true, usual: ['aluminium', 'all aluminium', '304', '316'] },
  ),
  family('rivet', 'solid_rivet', 'Solid rivet', 'solid rivet, snap rivet, drive rivet', {
    rank: 2,
    nearest: 'blind_rivet',
    unthreaded: true,
  }),
  family('pin', 'split_pin', 'Split pin', 'split pin, cotter pin, split cotter pin, cotter, split cotter', {
    rank: 2,
    unthreaded: true,
  }),
  family(
    'pin',
    'spring_pin',
    'Spring pin',
    'roll pin, spring pin, tension pin, sellock pin, slotted spring pin, coiled pin, rollpin, sellok pin',
    { rank: 3, nearest: 'split_pin', unthreaded: true },
  ),
  family('pin', 'dowel_pin', 'Dowel pin', 'dowel pin, dowel, parallel pin', {
    rank: 3,
    nearest: 'split_pin',
    unthreaded: true,
  }),
  family('pin', 'clevis_pin', 'Clevis pin', 'clevis pin, taper pin, hitch pin, r clip, r pin, linch pin, lynch pin', {
    rank: 3,
    nearest: 'split_pin',
    unthreaded: true,
  }),
  family(
    'clip',
    'circlip',
    'Circlip',
    'circlip, external circlip, internal circlip, retaining ring, snap ring, e clip, starlock',
    { rank: 3, nearest: 'split_pin', unthreaded: true },
  ),
  family('clip', 'hose_clamp', 'Hose clamp', 'hose clamp, hose clip, worm drive clamp, saddle clamp, pipe clamp', {
    rank: 3,
    nearest: 'u_bolt',
    unthreaded: true,
  }),
  // Anchors
  family(
    'anchor',
    'wedge_anchor',
    'Wedge anchor',
    'wedge anchor, through bolt, stud anchor, expansion bolt, wedge, anchor bolt, through anchor, masonry bolt, anchor, masonry anchor, concrete anchor, expansion anchor, concrete bolt',
    { rank: 2, also: ['sleeve_anchor', 'screw_anchor', 'drop_in_anchor'] },
  ),
  family(
    'anchor',
    'sleeve_anchor',
    'Sleeve anchor',
    'sleeve anchor, shield anchor, sleeve, hex sleeve anchor, flush sleeve anchor',
    { rank: 3 },
  ),
  family(
    'anchor',
    'screw_anchor',
    'Screw anchor',
    'screw anchor, screw bolt, concrete screw, masonry screw, screwbolt, screw in anchor',
    { rank: 3 },
  ),
  family(
    'anchor',
    'drop_in_anchor',
    'Drop-in anchor',
    'drop in anchor, drop anchor, knock in anchor, dropin, drop in, internal anchor, lipped anchor',
    { rank: 3 },
  ),
  family(
    'anchor',
    'nail_anchor',
    'Nail-in anchor',
    'nail anchor, hit anchor, nylon anchor, wall plug, hammer drive anchor, knock in plug, toggle',
    { rank: 3, nearest: 'sleeve_anchor' },
  ),
  family(
    'adhesive',
    'chemical_cartridge',
    'Chemical cartridge',
    'chemical cartridge, cartridge, chemical anchor, chemical, chemical mortar, injection mortar, epoxy cartridge, anchoring adhesive, chemical injection, resin cartridge, polyester cartridge, vinylester cartridge, injection resin, chemical adhesive, chemical resin',
    { rank: 3, also: ['chemical_capsule', 'chemical_stud'], unthreaded: true },
  ),
  family(
    'adhesive',
    'chemical_capsule',
    'Chemical capsule',
    'chemical capsule, capsule, spin capsule, anchor capsule, glass capsule, chemical anchor capsule',
    { rank: 3 },
  ),
  family('anchor', 'chemical_stud', 'Chemical stud', 'chemical stud, chemical anchor stud, chemical rod, chisel rod', {
    rank: 3,
  }),
  // Support
  family('other', 'strut_channel', 'Strut channel', 'strut channel, strut, channel, slotted channel', {
    rank: 3,
    unthreaded: true,
  }),
  family('other', 'shackle', 'Shackle', 'shackle, d shackle, bow shackle, turnbuckle, rigging screw', {
    rank: 3,
    nearest: 'eye_bolt',
  }),
];
