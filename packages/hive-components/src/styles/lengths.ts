import { readSides } from '../settings/dimensions.ts';

const unit = /^\d+(?:\.\d+)?$/;

/** A length as CSS; a plain number is pixels. */
export const lengthOf = (text: string): string => (unit.test(text) ? `${text}px` : text);

/**
 * Padding or margin as two logical values. If `gives`, the inline sides shrink on narrow pages: at most about an eighth of the page width,
 * so that enough width is left for text.
 */
export function sidesLook(text: string, gives: boolean): { readonly block: string; readonly inline: string } {
  const [top, end, bottom, start] = readSides(text) ?? ['0', '0', '0', '0'];
  const side = (length: string) => (gives && length !== '0' ? `min(${length}, 8cqi)` : length);
  return { block: `${top} ${bottom}`, inline: `${side(start)} ${side(end)}` };
}

/**
 * Fluid size of large type: the chosen pixels from half a page width on, closer to body text on narrow pages (46 becomes 34 on a phone).
 */
export function fluidSize(size: number): string {
  if (size <= 24) return `${size}px`;
  const least = Math.round(24 + (size - 24) * 0.45);
  return `clamp(${least}px, calc(${least}px + ${((size - least) / 180).toFixed(4)} * (100cqi - 390px)), ${size}px)`;
}
