import { family } from './family-record.ts';
import type { FamilyRecord } from './types.ts';

const nuts = ['8', 'grade 5', '5', '316', '304', 'grade 2', '10', 'grade 8', '12'];

export const nutsAndWashers: readonly FamilyRecord[] = [
  // Nuts
  family('nut', 'hex_nut', 'Hex nut', 'hex nut, nut, full nut, plain nut, standard nut, hex full nut', { usual: nuts }),
  family('nut', 'thin_nut', 'Thin nut', 'thin nut, thin hex nut, thin', { rank: 2, usual: nuts }),
  family('nut', 'heavy_hex_nut', 'Heavy hex nut', 'heavy hex nut, heavy nut, heavy', {
    rank: 2,
    usual: nuts,
    also: ['hex_nut'],
  }),
  family('nut', 'nyloc_nut', 'Nyloc nut', 'lock nut, lock, stop nut, prevailing torque nut, self lock nut, stiff nut', {
    rank: 2,
    also: ['cone_lock_nut'],
    usual: nuts,
  }),
  // The same nut under names that no other lock nut has.
  family(
    'nut',
    'nyloc_nut',
    'Nyloc nut',
    'nyloc nut, nyloc, thin nyloc nut, thin nyloc, nylon lock nut, nylon insert nut, nylon nut, nylon insert lock nut, nylon insert',
    { rank: 2, nearest: 'cone_lock_nut', usual: nuts },
  ),
  family(
    'nut',
    'cone_lock_nut',
    'Cone lock nut',
    'cone lock nut, cone nut, conelock nut, conelock, metal lock nut, all metal lock nut, all metal nut, stover nut, deformed thread nut, toplock nut, cleveloc nut, cleveloc',
    { rank: 3, nearest: 'nyloc_nut', usual: nuts },
  ),
  family('nut', 'flange_nut', 'Flange nut', 'flange nut, hex flange nut, flange lock nut, serrated nut, flange', {
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
  family('nut', 'cage_nut', 'Cage nut', 'cage nut, weld nut, speed nut, clamp nut', { rank: 3, nearest: 'hex_nut' }),
  family(
    'nut',
    'rivet_nut',
    'Rivet nut',
    'rivet nut, rivetnut, nutsert, nut insert, blind nut, rivnut, nut sert, threaded insert, rivet insert, threaded rivet',
    { rank: 3, nearest: 'blind_rivet' },
  ),
  family(
    'nut',
    'rubber_nut',
    'Rubber expansion nut',
    'rubber nut, rubber expansion nut, expansion nut, well nut, jack nut',
    {
      rank: 3,
      nearest: 'rivet_nut',
    },
  ),
  family('nut', 'thread_insert', 'Wire thread insert', 'wire thread insert, wire insert', {
    rank: 3,
    nearest: 'rivet_nut',
  }),
  family(
    'nut',
    'wood_insert',
    'Wood insert nut',
    'wood insert, wood insert nut, wood nut, threaded wood insert, threaded insert wood',
    {
      rank: 3,
      nearest: 'tee_nut',
    },
  ),
  family('nut', 'eye_nut', 'Eye nut', 'eye nut, lifting nut', { rank: 3, nearest: 'eye_bolt' }),
  family('nut', 'channel_nut', 'Channel nut', 'channel nut, spring nut, strut nut', {
    rank: 3,
    nearest: 'strut_channel',
  }),
  family('nut', 'security_nut', 'Security nut', 'security nut, shear nut, anti theft nut, shear security nut', {
    rank: 3,
    nearest: 'hex_nut',
  }),
  family('nut', 'wheel_nut', 'Wheel nut', 'wheel nut, lug nut', { rank: 3, nearest: 'hex_nut' }),
  family('nut', 'barrel_nut', 'Barrel nut', 'barrel nut, cross dowel nut, furniture nut', {
    rank: 3,
    nearest: 'coupling_nut',
  }),
  family('nut', 'bearing_nut', 'Bearing lock nut', 'bearing nut, bearing lock nut, external nut, slotted round nut', {
    rank: 3,
    nearest: 'thin_nut',
  }),
  // Washers
  family(
    'washer',
    'flat_washer',
    'Flat washer',
    'flat washer, washer, flat, plain washer, round washer, form a washer, form b washer',
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
    'large washer, penny washer, penny, large flat washer, oversize washer, extra large washer, panel washer, form g washer',
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
  family('washer', 'square_washer', 'Square washer', 'square washer, square plated washer, strut washer', {
    rank: 2,
    nearest: 'large_washer',
  }),
  family('washer', 'thick_washer', 'Thick washer', 'thick washer, thick flat washer', {
    rank: 3,
    nearest: 'flat_washer',
  }),
  family('washer', 'structural_washer', 'Structural washer', 'structural washer, taper washer, bevel washer', {
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
  family('washer', 'cup_washer', 'Cup washer', 'cup washer, finishing washer, screw cup, countersunk washer', {
    rank: 3,
    nearest: 'flat_washer',
  }),
  family('washer', 'tab_washer', 'Tab washer', 'tab washer, lock tab washer, lock plated', {
    rank: 3,
    nearest: 'spring_washer',
  }),
  family(
    'washer',
    'disc_spring',
    'Disc spring',
    'belleville washer, disc spring, belleville, cone washer, cone spring washer, wave washer, curved washer, saddle washer',
    { rank: 3, nearest: 'spring_washer' },
  ),
];
