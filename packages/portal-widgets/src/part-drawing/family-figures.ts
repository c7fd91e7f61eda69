import type { Figure } from '@portal/domain/drawing';
import { anchors, nuts, pins, rivets, rods, uBolts, washers } from './other-figures.ts';
import { countersunk, hexBolts, selfDrilling, socketScrews } from './screw-figures.ts';

/** Figures by category name; the first matching expression applies. */
const byWords: readonly (readonly [RegExp, () => Figure])[] = [
  [/counters|csk/i, countersunk],
  [/socket|grub|button/i, socketScrews],
  [/^bolt|hex bolt|set screw/i, hexBolts],
  [/lift|pipe|u-bolt/i, uBolts],
  [/nut/i, nuts],
  [/washer/i, washers],
  [/rod|stud/i, rods],
  [/drill|tek|roof|wood|screw/i, selfDrilling],
  [/anchor|chemical|capsule|cartridge/i, anchors],
  [/rivet/i, rivets],
  [/pin/i, pins],
];

/** The drawing of a product category; a hexagon bolt if nothing matches. */
export function familyFigure(category: string): Figure {
  return (byWords.find(([words]) => words.test(category))?.[1] ?? hexBolts)();
}
