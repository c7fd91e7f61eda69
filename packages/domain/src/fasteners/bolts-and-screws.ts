import { family } from './family-record.ts';
import type { FamilyRecord } from './types.ts';

const bolts = ['8.8', 'grade 5', '4.6', 'grade 8', '316', '304', 'grade 2', '10.9', '12.9'];
const sockets = ['12.9', 'alloy', '10.9', '316', '304', '8.8'];

/** Bolts and screws, common ones first. */
export const boltsAndScrews: readonly FamilyRecord[] = [
  // Bolts and screws with a hexagon head
  family(
    'male',
    'hex_bolt',
    'Hex bolt',
    'hex bolt, hex screw, engineers bolt, bolt, cap screw hex, hex cap screw, hex cap',
    {
      also: ['hex_set_screw'],
      usual: bolts,
    },
  ),
  family(
    'male',
    'hex_set_screw',
    'Hex set screw',
    'set screw, hex set screw, set bolt, hex set, full thread bolt, full threaded bolt, full threaded screw, hex set bolt, tap bolt, hex machine screw, set',
    {
      also: ['hex_bolt', 'socket_set_screw'],
      usual: bolts,
    },
  ),
  family(
    'male',
    'hex_flange_bolt',
    'Hex flange bolt',
    'flange bolt, hex flange bolt, hex flange, flange screw, serrated bolt',
    {
      rank: 2,
      nearest: 'hex_set_screw',
    },
  ),
  // Class 4.6, galvanised, with or without a flange; merchants supply a hex bolt and nut.
  family('male', 'purlin_bolt', 'Purlin bolt', 'purlin bolt, purlin', {
    rank: 3,
    also: ['hex_set_screw', 'hex_bolt'],
    nearest: 'hex_bolt',
  }),
  family(
    'male',
    'structural_assembly',
    'Structural assembly',
    'structural assembly, structural bolt, structural, structural set, bolt assembly, friction grip, friction grip bolt',
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
    'socket cap screw, socket screw, socket bolt, socket cap, cap screw, allen screw, allen bolt, allen cap screw, allen, cap bolt, socket head cap, socket, cylinder screw, cap, hex key screw, hex key bolt',
    {
      rank: 1,
      usual: sockets,
    },
  ),
  family(
    'male',
    'socket_button_screw',
    'Socket button screw',
    'button screw, socket button screw, button bolt, button, button socket, button cap screw, low socket button, low button screw, low button, allen button, dome socket screw, dome allen, mushroom socket, mushroom allen, pan allen, pan allen screw, pan socket, pan socket screw, round socket, round socket screw, round allen, round allen screw',
    {
      rank: 2,
      usual: sockets,
    },
  ),
  family(
    'male',
    'socket_countersunk_screw',
    'Socket countersunk screw',
    'socket countersunk screw, countersunk screw, countersunk bolt, countersunk, countersunk socket, countersunk socket cap, flat socket screw, flat socket cap screw, countersunk allen, flat head socket, flat allen, flat allen screw, flat cap screw, flat cap',
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
    'socket set screw, socket set, allen set screw, set screw cup point, set screw cone point, set screw dog point, set screw flat point, set screw cup, cup point screw, cone point screw, dog point screw, flat point screw, cup point, cone point, dog point, allen set',
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
    'cup bolt, cup head bolt, wood bolt, coach bolt, carriage bolt, cup square bolt, cup head, round bolt, round square neck bolt, cup head square neck, mushroom head square neck, mushroom square bolt, square neck bolt, round head square neck',
    {
      rank: 3,
      nearest: 'hex_bolt',
    },
  ),
  family('male', 'coach_screw', 'Coach screw', 'coach screw, lag screw, lag bolt, coach, lag, hex wood screw', {
    rank: 3,
    nearest: 'hex_bolt',
  }),
  family('male', 'sems_screw', 'Screw with captive washer', 'sems, sems screw, sems bolt', {
    rank: 3,
    nearest: 'machine_screw',
  }),
  family('male', 'elevator_bolt', 'Elevator bolt', 'elevator bolt, bucket bolt', { rank: 3, nearest: 'cup_head_bolt' }),
  family('male', 'hanger_bolt', 'Hanger bolt', 'hanger bolt, hanger screw', { rank: 3, nearest: 'coach_screw' }),
  family('male', 'tension_control_bolt', 'Tension control bolt', 'tension control bolt, tc bolt, tcb', {
    rank: 3,
    nearest: 'structural_assembly',
  }),
  family(
    'male',
    'security_screw',
    'Security screw',
    'security screw, security bolt, security button, security torx, security socket, security screw pin, one way screw, snake eye screw',
    { rank: 3, nearest: 'socket_button_screw' },
  ),
  family('male', 'captive_screw', 'Captive screw', 'captive screw, captive bolt', {
    rank: 3,
    nearest: 'machine_screw',
  }),
  family('male', 'wheel_stud', 'Wheel stud', 'wheel stud, wheel bolt', { rank: 3, nearest: 'hex_bolt' }),
  family('male', 'banjo_bolt', 'Banjo bolt', 'banjo bolt, banjo', { rank: 3, nearest: 'hex_bolt' }),
  family(
    'male',
    'barrel_bolt',
    'Barrel bolt',
    'barrel bolt, sex bolt, binding screw, binding post, chicago screw, coupling bolt',
    { rank: 3, nearest: 'socket_button_screw' },
  ),
  family('male', 'bumper_bolt', 'Bumper bolt', 'bumper bolt, guard rail bolt, guardrail bolt', {
    rank: 3,
    nearest: 'cup_head_bolt',
  }),
  family('male', 'fish_bolt', 'Fish bolt', 'fish bolt, fishplate bolt, track bolt', {
    rank: 3,
    nearest: 'cup_head_bolt',
  }),
  family('male', 'plough_bolt', 'Plough bolt', 'plough bolt, plow bolt', { rank: 3, nearest: 'hex_bolt' }),
  family('male', 'square_bolt', 'Square head bolt', 'square bolt, square screw', { rank: 2, nearest: 'hex_bolt' }),
  family('male', 'roofing_bolt', 'Roofing bolt', 'roofing bolt, gutter bolt, gutter screw, mushroom bolt, roof bolt', {
    rank: 3,
    nearest: 'machine_screw',
  }),
  family('male', 'fit_bolt', 'Fit bolt', 'fit bolt, fitted bolt', { rank: 3, nearest: 'hex_bolt' }),
  family('male', 'eye_bolt', 'Eye bolt', 'eye bolt, lifting bolt, lifting eye, eyebolt, eye', { rank: 2 }),
  family('male', 'u_bolt', 'U-bolt', 'u bolt, ubolt', { rank: 3 }),
  family(
    'male',
    'j_bolt',
    'Foundation bolt',
    'j bolt, foundation bolt, holding down bolt, hold down bolt, l bolt, hook bolt, l anchor bolt, j anchor bolt, l type anchor bolt, j type anchor bolt, bent anchor bolt, cast in anchor, rag bolt, holding down stud',
    { rank: 3, nearest: 'threaded_rod' },
  ),
  family('male', 't_bolt', 'T-bolt', 't bolt, hammer bolt, tee bolt', { rank: 3, nearest: 'hex_bolt' }),
  // Screws
  family('male', 'machine_screw', 'Machine screw', 'machine screw, metal thread screw', {
    rank: 1,
    also: ['machine_countersunk'],
    nearest: 'socket_button_screw',
  }),
  // If the head is named, other heads do not match.
  family('male', 'machine_screw', 'Machine screw', 'pan screw, pan machine screw, pan metal thread screw, pan', {
    rank: 1,
    nearest: 'socket_button_screw',
  }),
  family(
    'male',
    'machine_countersunk',
    'Countersunk machine screw',
    'countersunk machine screw, countersunk phillips screw, countersunk pozi screw, countersunk slotted screw, countersunk metal thread, flat machine screw, countersunk phillips, countersunk pozi, countersunk slotted, flat phillips, flat phillips screw, flat pozi, flat pozi screw, flat slotted, flat slotted screw',
    {
      rank: 3,
      nearest: 'socket_countersunk_screw',
    },
  ),
  family(
    'male',
    'self_drilling_screw',
    'Self-drilling screw',
    'self drilling screw, self drilling, tek, tek screw, drilling screw, roofing screw, metal screw, roof screw, hex washerhead screw, type17 screw, type17, cladding screw, stitching screw, batten screw, painted screw, colorbond screw, fascia screw, purlin screw, steel deck screw, wing tek, needle point screw, needle point, bugle screw, bugle batten, bugle, wafer, wafer screw',
    { rank: 3, usual: ['hex', 'pan', 'wafer', 'bugle'] },
  ),
  family(
    'male',
    'self_tapping_screw',
    'Self-tapping screw',
    'self tapping screw, self tapping, self tap, tapping screw, sheet metal screw, cutting screw, forming screw',
    {
      rank: 3,
      nearest: 'self_drilling_screw',
    },
  ),
  family(
    'male',
    'wood_screw',
    'Wood screw',
    'wood screw, chipboard screw, particle board screw, particle board, mdf screw, decking screw, deck screw, cabinet screw, joinery screw, hinge screw, furniture screw, flooring screw, confirmat screw',
    {
      rank: 3,
      nearest: 'self_drilling_screw',
    },
  ),
  family('male', 'drywall_screw', 'Drywall screw', 'drywall screw, plasterboard screw', {
    rank: 3,
    nearest: 'wood_screw',
  }),
  family('male', 'cheese_head_screw', 'Cheese head screw', 'cheese screw, cheese machine screw, cheese', {
    rank: 2,
    nearest: 'machine_screw',
  }),
  family('male', 'truss_head_screw', 'Truss head screw', 'truss screw, truss machine screw, truss', {
    rank: 3,
    nearest: 'machine_screw',
  }),
  family('male', 'round_head_screw', 'Round head screw', 'round screw, mushroom screw, mushroom', {
    rank: 2,
    nearest: 'machine_screw',
  }),
  family(
    'male',
    'raised_countersunk_screw',
    'Raised countersunk screw',
    'raised countersunk screw, raised countersunk machine screw, raised countersunk',
    { rank: 3, nearest: 'machine_countersunk' },
  ),
  family('male', 'thumb_screw', 'Thumb screw', 'thumb screw, wing screw, wing bolt, knurled screw, knob screw', {
    rank: 3,
    nearest: 'socket_cap_screw',
  }),
];
