import { readSides } from '../settings/dimensions.ts';

const unit = /^\d+(?:\.\d+)?$/;

/** A length of a setting; a plain number is pixels. */
export const lengthOf = (text: string): string => (unit.test(text) ? `${text}px` : text);

/**
 * Padding or margin as two logical values. What is given for the sides gives way on narrow screens, where it would leave no room for
 * words: at most an eighth of the width of the page.
 */
export function sidesLook(text: string, gives: boolean): { readonly block: string; readonly inline: string } {
  const [top, end, bottom, start] = readSides(text) ?? ['0', '0', '0', '0'];
  const side = (length: string) => (gives && length !== '0' ? `min(${length}, 8cqi)` : length);
  return { block: `${top} ${bottom}`, inline: `${side(start)} ${side(end)}` };
}

/**
 * The size of large type, in pixels: as it was chosen from half a page on, nearer to the text on a narrow one (46 becomes 34 on a phone,
 * as the house has it).
 */
export function fluidSize(size: number): string {
  if (size <= 24) return `${size}px`;
  const least = Math.round(24 + (size - 24) * 0.45);
  return `clamp(${least}px, calc(${least}px + ${((size - least) / 180).toFixed(4)} * (100cqi - 390px)), ${size}px)`;
}
