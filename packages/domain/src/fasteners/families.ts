import { boltsAndScrews } from './bolts-and-screws.ts';
import { family } from './family-record.ts';
import type { FamilyRecord } from './types.ts';

const nuts = ['8', 'grade 5', '5', '316', '304', 'grade 2', '10', 'grade 8', '12'];

/** Kinds of parts known to the trade, whether or not sold here, common ones first within a role. */
export const familyRecords: readonly FamilyRecord[] = [
  ...boltsAndScrews,
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
    'nyloc nut, nyloc, thin nyloc nut, thin nyloc, nylon lock nut, nylon insert nut, nylon nut, nylon insert lock nut, lock nut, locknut, lock, nylon insert, stop nut, prevailing torque nut, self lock nut, stiff nut',
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
  family('nut', 'knurled_nut', 'Knurled nut', 'knurled nut, thumb nut', { rank: 2, nearest: 'wing_nut' }),
  family('nut', 'keps_nut', 'Keps nut', 'keps nut, keps', { rank: 3, nearest: 'flange_nut' }),
  family('nut', 'structural_nut', 'Structural nut', 'structural nut, structural hex nut', {
    rank: 3,
    nearest: 'heavy_hex_nut',
  }),
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
  family('nut', 'thread_insert', 'Wire thread insert', 'wire thread insert, wire insert, thread repair insert', {
    rank: 3,
    nearest: 'rivet_nut',
  }),
  family('nut', 'wood_insert', 'Wood insert nut', 'wood insert, wood insert nut, wood nut', {
    rank: 3,
    nearest: 'tee_nut',
  }),
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
    'flat washer, washer, plain washer, round washer, form a washer, form b washer',
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
  family('washer', 'wedge_lock_washer', 'Wedge lock washer', 'wedge lock washer, wedge washer', {
    rank: 3,
    nearest: 'spring_washer',
  }),
  family('washer', 'square_washer', 'Square washer', 'square washer, square plate washer, strut washer', {
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
    'seal washer, bonded washer, dowty washer, dowty seal, bonded seal, rubber washer',
    { rank: 3, nearest: 'large_washer' },
  ),
  family('washer', 'soft_washer', 'Copper or fibre washer', 'copper washer, fibre washer', {
    rank: 3,
    nearest: 'sealing_washer',
  }),
  family('washer', 'cup_washer', 'Cup washer', 'cup washer, finishing washer, screw cup', {
    rank: 3,
    nearest: 'flat_washer',
  }),
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
    { rank: 2, usual: ['4.6', '4.8', 'a307', '8.8', '316', '304', 'b7'] },
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
  family('rivet', 'structural_rivet', 'Structural rivet', 'structural rivet, structural blind rivet', {
    rank: 3,
    nearest: 'blind_rivet',
    unthreaded: true,
  }),
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
    'roll_pin',
    'Roll pin',
    'roll pin, spring pin, spring dowel, tension pin, sellock pin, slotted spring pin, slotted pin, rollpin, sellok pin',
    { rank: 3, also: ['coiled_pin'], nearest: 'split_pin', unthreaded: true },
  ),
  family('pin', 'coiled_pin', 'Coiled spring pin', 'coiled spring pin, coiled pin, spirol pin, spiral pin', {
    rank: 3,
    also: ['roll_pin'],
    nearest: 'roll_pin',
    unthreaded: true,
  }),
  family('pin', 'dowel_pin', 'Dowel pin', 'dowel pin, dowel, parallel pin', {
    rank: 3,
    nearest: 'roll_pin',
    unthreaded: true,
  }),
  family('pin', 'clevis_pin', 'Clevis pin', 'clevis pin, taper pin, hitch pin, r clip, r pin, linch pin, lynch pin', {
    rank: 3,
    nearest: 'split_pin',
    unthreaded: true,
  }),
  family(
    'clip',
    'external_circlip',
    'External circlip',
    'circlip, external circlip, retaining ring, snap ring, external retaining ring, external snap ring',
    { rank: 3, also: ['internal_circlip'], nearest: 'split_pin', unthreaded: true },
  ),
  family(
    'clip',
    'internal_circlip',
    'Internal circlip',
    'internal circlip, internal retaining ring, internal snap ring',
    { rank: 3, nearest: 'external_circlip', unthreaded: true },
  ),
  family('clip', 'hose_clamp', 'Hose clamp', 'hose clamp, worm drive clamp, jubilee clamp, band clamp', {
    rank: 3,
    nearest: 'u_bolt',
    unthreaded: true,
  }),
  family('clip', 'e_clip', 'E-clip', 'e clamp, starlock', { rank: 3, nearest: 'external_circlip', unthreaded: true }),
  family('clip', 'beam_clamp', 'Beam clamp', 'beam clamp, girder clamp', {
    rank: 3,
    nearest: 'u_bolt',
    unthreaded: true,
  }),
  family('clip', 'pipe_clamp', 'Pipe clamp', 'pipe clamp, saddle clamp, pipe saddle, saddle, p clamp', {
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
    'nail anchor, hit anchor, nylon anchor, wall plug, plug, nylon plug, hammer anchor, hammer drive anchor, knock in plug',
    { rank: 3, nearest: 'sleeve_anchor' },
  ),
  family(
    'anchor',
    'cavity_anchor',
    'Cavity anchor',
    'cavity anchor, toggle bolt, toggle, spring toggle, hollow wall anchor, hollow anchor, plasterboard anchor',
    { rank: 3, nearest: 'sleeve_anchor' },
  ),
  family('anchor', 'frame_anchor', 'Frame anchor', 'frame anchor, frame fixing, window frame anchor', {
    rank: 3,
    nearest: 'screw_anchor',
  }),
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
  family('other', 'rope_grip', 'Wire rope grip', 'wire rope grip, wire rope clamp, rope grip, bulldog grip', {
    rank: 3,
    nearest: 'u_bolt',
  }),
  // What a fastener merchant is asked for, and other merchants sell; nothing of ours is near.
  family('tool', 'chain', 'Chain', 'chain, wire rope', { rank: 3, unthreaded: true }),
  family('tool', 'key_steel', 'Key steel', 'key steel, woodruff key, woodruff, machine key, parallel key, key', {
    rank: 3,
    unthreaded: true,
  }),
  family('tool', 'hex_key', 'Hex key', 'hex key, allen key, hex wrench, allen wrench', {
    rank: 3,
    unthreaded: true,
  }),
  family('tool', 'drill_bit', 'Drill bit', 'drilling bit, masonry bit, step drilling, bit, twist drilling', {
    rank: 3,
    unthreaded: true,
  }),
  family('tool', 'spanner', 'Spanner', 'spanner, wrench, ratchet, impact socket, screwdriver', {
    rank: 3,
    unthreaded: true,
  }),
  family('tool', 'cable_tie', 'Cable tie', 'cable tie, zip tie', { rank: 3, unthreaded: true }),
  family(
    'tool',
    'threadlocker',
    'Threadlocker',
    'threadlocker, thread lock, thread sealant, loctite, anti seize, never seize',
    {
      rank: 3,
      unthreaded: true,
    },
  ),
  family('tool', 'spacer', 'Spacer', 'spacer, standoff, hex spacer', { rank: 3, unthreaded: true }),
  family('tool', 'rod_end', 'Rod end', 'rod end, ball joint, rose joint', { rank: 3, unthreaded: true }),
  family(
    'tool',
    'setting_tool',
    'Setting tool',
    'setting tool, mixing nozzle, nozzle, static mixer, caulking gun, applicator gun, rivet gun, riveter',
    { rank: 3, unthreaded: true },
  ),
  family('tool', 'grease_nipple', 'Grease nipple', 'grease nipple, nipple', { rank: 3, unthreaded: true }),
  family('other', 'shackle', 'Shackle', 'shackle, d shackle, bow shackle, turnbuckle, rigging screw', {
    rank: 3,
    nearest: 'eye_bolt',
  }),
];
