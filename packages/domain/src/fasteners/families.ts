import { boltsAndScrews } from './bolts-and-screws.ts';
import { family } from './family-record.ts';
import { nutsAndWashers } from './nuts-and-washers.ts';
import { toolsNotSold } from './tools-not-sold.ts';
import type { FamilyRecord } from './types.ts';

/** Kinds of parts known to the trade, whether or not sold here, common ones first within a role. */
export const familyRecords: readonly FamilyRecord[] = [
  ...boltsAndScrews,
  ...nutsAndWashers,
  // Rods, studs
  family(
    'rod',
    'threaded_rod',
    'Threaded rod',
    'threaded rod, rod, screwed rod, stud rod, threaded stud rod, threaded stud, all thread, all thread rod',
    { rank: 2, usual: ['4.6', '4.8', 'a307', '8.8', '316', '304', 'b7'] },
  ),
  family(
    'rod',
    'lead_screw',
    'Trapezoidal rod',
    'acme rod, acme threaded rod, trapezoidal rod, lead screw, acme screw',
    {
      rank: 3,
      nearest: 'threaded_rod',
    },
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
    'blind rivet, pop rivet, rivet, pop, large flange pop, flange pop, dome rivet, blind pop rivet, break stem rivet',
    { unthreaded: true, usual: ['aluminium', 'all aluminium', '304', '316'] },
  ),
  family('rivet', 'structural_rivet', 'Structural rivet', 'structural rivet, structural blind rivet', {
    rank: 3,
    nearest: 'blind_rivet',
    unthreaded: true,
  }),
  family('rivet', 'bulb_rivet', 'Bulb rivet', 'bulb rivet, trifold rivet, tri fold rivet, exploding rivet', {
    rank: 3,
    nearest: 'blind_rivet',
    unthreaded: true,
  }),
  family(
    'rivet',
    'solid_rivet',
    'Solid rivet',
    'solid rivet, snap rivet, drive rivet, bifurcated rivet, tubular rivet',
    {
      rank: 2,
      nearest: 'blind_rivet',
      unthreaded: true,
    },
  ),
  family('pin', 'split_pin', 'Split pin', 'split pin, cotter pin, split cotter pin, cotter, split cotter', {
    rank: 2,
    unthreaded: true,
  }),
  family(
    'pin',
    'roll_pin',
    'Roll pin',
    'roll pin, spring pin, spring dowel, tension pin, sellock pin, slotted spring pin, slotted pin, rollpin, sellok pin, sellok, sellock',
    { rank: 3, also: ['coiled_pin'], nearest: 'split_pin', unthreaded: true },
  ),
  family('pin', 'coiled_pin', 'Coiled spring pin', 'coiled spring pin, coiled pin, spirol pin, spiral pin', {
    rank: 3,
    nearest: 'roll_pin',
    unthreaded: true,
  }),
  family('pin', 'dowel_pin', 'Dowel pin', 'dowel pin, dowel, parallel pin', {
    rank: 3,
    nearest: 'roll_pin',
    unthreaded: true,
  }),
  family('pin', 'clevis_pin', 'Clevis pin', 'clevis pin, taper pin, hitch pin, r clamp, r pin, linch pin, lynch pin', {
    rank: 3,
    nearest: 'split_pin',
    unthreaded: true,
  }),
  family(
    'clip',
    'external_circlip',
    'External circlip',
    'external circlip, external retaining ring, external snap ring, external clamp',
    { rank: 3, nearest: 'split_pin', unthreaded: true },
  ),
  // These names may also mean an internal one.
  family('clip', 'external_circlip', 'External circlip', 'circlip, retaining ring, snap ring, c clamp', {
    rank: 3,
    also: ['internal_circlip'],
    unthreaded: true,
  }),
  family(
    'clip',
    'internal_circlip',
    'Internal circlip',
    'internal circlip, internal retaining ring, internal snap ring, internal clamp',
    { rank: 3, nearest: 'external_circlip', unthreaded: true },
  ),
  family('clip', 'hose_clamp', 'Hose clamp', 'hose clamp, clamp, worm drive clamp, jubilee clamp, band clamp', {
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
  family(
    'clip',
    'pipe_clamp',
    'Pipe clamp',
    'pipe clamp, saddle clamp, pipe saddle, saddle, p clamp, strut clamp, channel clamp, conduit clamp, conduit saddle',
    {
      rank: 3,
      nearest: 'u_bolt',
      unthreaded: true,
    },
  ),
  // Anchors
  family(
    'anchor',
    'wedge_anchor',
    'Wedge anchor',
    'anchor bolt, masonry bolt, anchor, masonry anchor, concrete anchor, concrete bolt',
    { rank: 2, also: ['sleeve_anchor', 'screw_anchor', 'drop_in_anchor'] },
  ),
  // The same anchor under names that no other anchor has.
  family(
    'anchor',
    'wedge_anchor',
    'Wedge anchor',
    'wedge anchor, through bolt, stud anchor, wedge, through anchor, expansion bolt, expansion anchor',
    { rank: 3 },
  ),
  family(
    'anchor',
    'sleeve_anchor',
    'Sleeve anchor',
    'sleeve anchor, shield anchor, sleeve, hex sleeve anchor, flush sleeve anchor, concrete sleeve bolt, masonry sleeve bolt, sleeve bolt',
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
    'drop in anchor, drop anchor, knock in anchor, drop, drop in, internal anchor, lipped anchor',
    { rank: 3 },
  ),
  family(
    'anchor',
    'nail_anchor',
    'Nail-in anchor',
    'nail anchor, hit anchor, nylon anchor, wall plug, plug, nylon plug, hammer anchor, hammer drive anchor, knock in plug, hammer in fixing, hammer fixing, hammer in anchor, nail in anchor',
    { rank: 3, nearest: 'sleeve_anchor' },
  ),
  family(
    'anchor',
    'cavity_anchor',
    'Cavity anchor',
    'cavity anchor, toggle bolt, toggle, spring toggle, hollow wall anchor, hollow anchor, plasterboard anchor',
    { rank: 3, nearest: 'sleeve_anchor' },
  ),
  family('anchor', 'lag_shield', 'Lag shield', 'lag shield, lag anchor', {
    rank: 3,
    nearest: 'sleeve_anchor',
  }),
  family('anchor', 'frame_anchor', 'Frame anchor', 'frame anchor, frame fixing, window frame anchor', {
    rank: 3,
    nearest: 'screw_anchor',
  }),
  family(
    'adhesive',
    'chemical_cartridge',
    'Chemical cartridge',
    'chemical cartridge, cartridge, chemical anchor, chemical, chemical mortar, injection mortar, epoxy cartridge, anchoring adhesive, chemical injection, resin cartridge, polyester cartridge, vinylester cartridge, injection resin, chemical adhesive, chemical resin, epoxy anchor, resin anchor, vinylester anchor, polyester anchor, epoxy resin',
    { rank: 3, also: ['chemical_capsule', 'chemical_stud'], unthreaded: true },
  ),
  family(
    'adhesive',
    'chemical_capsule',
    'Chemical capsule',
    'chemical capsule, capsule, spin capsule, anchor capsule, chemical anchor capsule',
    { rank: 3 },
  ),
  family(
    'anchor',
    'chemical_stud',
    'Chemical stud',
    'chemical stud, chemical anchor stud, chemical rod, chisel rod, has rod',
    {
      rank: 3,
    },
  ),
  // Support
  family('other', 'strut_channel', 'Strut channel', 'strut channel, strut, channel, slotted channel', {
    rank: 3,
    unthreaded: true,
  }),
  family('other', 'rope_grip', 'Wire rope grip', 'wire rope grip, wire rope clamp, rope grip, bulldog grip', {
    rank: 3,
    nearest: 'u_bolt',
  }),
  family(
    'other',
    'nail',
    'Nail',
    'nail, clout, bullet head nail, brad, brad nail, gun nail, framing nail, gas nail, clout nail',
    {
      rank: 3,
      nearest: 'wood_screw',
      unthreaded: true,
    },
  ),
  // Goods that buyers ask a fastener merchant for but other merchants sell; we sell nothing similar.
  family('tool', 'chain', 'Chain', 'chain, wire rope', { rank: 3, unthreaded: true }),
  family('tool', 'key_steel', 'Key steel', 'key steel, woodruff key, woodruff, machine key, parallel key, key', {
    rank: 3,
    unthreaded: true,
  }),
  family(
    'tool',
    'hex_key',
    'Hex key',
    'hex key, allen key, hex wrench, allen wrench, allen key set, hex key set, ball driver',
    {
      rank: 3,
      unthreaded: true,
    },
  ),
  ...toolsNotSold,
  family(
    'tool',
    'drill_bit',
    'Drill bit',
    'drilling bit, masonry bit, screw bit, tek bit, tek screw bit, step drilling, bit, twist drilling',
    {
      rank: 3,
      unthreaded: true,
    },
  ),
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
  family('tool', 'o_ring', 'O-ring', 'o ring, oil seal', { rank: 3, unthreaded: true }),
  family('tool', 'bearing', 'Bearing', 'bearing, ball bearing', { rank: 3, unthreaded: true }),
  family('tool', 'rod_end', 'Rod end', 'rod end, ball joint, rose joint', { rank: 3, unthreaded: true }),
  family(
    'tool',
    'setting_tool',
    'Setting tool',
    'setting tool, mixing nozzle, nozzle, static mixer, caulking gun, applicator gun, rivet gun, riveter, nutsert gun, nutsert tool, rivnut gun, rivnut tool, rivet nut gun, rivet nut tool, gun, chemical gun, applicator',
    { rank: 3, unthreaded: true },
  ),
  family('tool', 'grease_nipple', 'Grease nipple', 'grease nipple, nipple', { rank: 3, unthreaded: true }),
  family(
    'other',
    'hook',
    'Hook or eye',
    'hook, cup hook, snap hook, screw hook, screw eye, split ring, quick link, s hook, spring hook, snap link, thimble, carabiner',
    {
      rank: 3,
      nearest: 'eye_bolt',
    },
  ),
  family('other', 'shackle', 'Shackle', 'shackle, d shackle, bow shackle, turnbuckle, rigging screw', {
    rank: 3,
    nearest: 'eye_bolt',
  }),
];
