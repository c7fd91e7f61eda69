import { family } from './family-record.ts';
import type { FamilyRecord } from './types.ts';

const tool = (id: string, name: string, words: string): FamilyRecord =>
  family('tool', id, name, words, { rank: 3, unthreaded: true });

/** Tools and consumables that buyers list together with fasteners. Other merchants sell them; we sell nothing similar. */
export const toolsNotSold: readonly FamilyRecord[] = [
  tool('tap_die', 'Tap or die', 'tap, hand tap, spiral tap, taps and dies, die, die nut'),
  tool(
    'cutting_tool',
    'Cutting tool',
    'bolt cutter, cutter, rod cutter, hole saw, saw, saw blade, hacksaw blade, blade',
  ),
  tool(
    'abrasive',
    'Abrasive disc',
    'cutting disc, grinding disc, flap disc, sanding disc, cut off disc, cutting wheel, grinding wheel, sandpaper, grinder disc, angle grinder, grinder, cut off wheel, flap wheel',
  ),
  tool(
    'hand_tool',
    'Hand tool',
    'pliers, circlip pliers, hammer, chisel, socket wrench, socket set drive, tool kit, torque wrench, impact driver, impact wrench, driver bit, screw driver, nut driver, socket adaptor, tek screw driver bit',
  ),
  tool('brush_pump', 'Brush or pump', 'brush, hole brush, wire brush, blow pump, dust pump, pump'),
  tool('welding', 'Welding consumable', 'welding rod, welding wire, welding electrode, electrode'),
  tool(
    'protection',
    'Protective equipment',
    'safety glasses, glasses, goggles, gloves, ear plug, ear muffs, hard hat, respirator, dust mask',
  ),
  tool('tape', 'Tape', 'tape, thread tape, ptfe tape, teflon tape, duct tape'),
  tool('sealant', 'Sealant', 'silicone, silicon, sealant, roof and gutter silicone, gap filler'),
  tool('lubricant', 'Lubricant', 'lubricant, grease, oil, penetrating oil, cutting oil, wd40, crc'),
  tool('door_hardware', 'Hinge or latch', 'hinge, strap hinge, latch, hasp, padlock, door handle'),
  tool('belt', 'Belt or pulley', 'belt, v belt, drive belt, pulley, sprocket, bush, bushing'),
  tool('gasket', 'Gasket', 'gasket, spiral wound gasket, oil filter, filter'),
  tool(
    'electrical',
    'Electrical goods',
    'extension lead, power lead, cable gland, heat shrink, crimp lug, fuse, relay',
  ),
  tool('building', 'Building material', 'sand, cement, concrete mix, mortar mix, gravel, plywood'),
  tool('rope', 'Rope or sling', 'rope, sling, ratchet strap, strap, tarpaulin'),
  tool('cleaning', 'Cleaning goods', 'rag, rags, broom, degreaser, brake cleaner, cleaner, paint'),
  tool('valve', 'Valve', 'valve, ball valve, gate valve'),
  tool('measuring', 'Measuring tool', 'tape measure, spirit level, knife, ladder'),
  tool('staple', 'Staple or wire', 'staple, tie wire, wire'),
  tool('pipe_fitting', 'Pipe fitting', 'pipe fitting, fitting, elbow, hose fitting, hose'),
  tool('glue', 'Glue', 'araldite, glue, liquid nail, super glue, construction adhesive, contact adhesive'),
  tool('castor', 'Castor or magnet', 'castor, castor wheel, magnet'),
  tool('cover', 'Cap or cover', 'bolt cover, nut cover, screw cover, bolt cap, bolt cap plastic, cap plastic, end cap'),
  tool('marking', 'Marking and power', 'paint pen, paint marker, marker, spray paint, battery, charger, torch'),
  tool(
    'bracket',
    'Timber connector',
    'joist hanger, framing bracket, angle bracket, bracket, nail plated, stirrup, post anchor',
  ),
];
