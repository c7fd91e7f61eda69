import { colorFieldMessages as messages } from '../../messages/color-field.ts';
import { contrast, parseColour } from '../../themes/colour.ts';
import { readOklch } from '../../themes/editing/oklch.ts';
import type { ContrastAgainst } from './ColorField.props.ts';

const none = () => 'transparent';

function linear(hex: string) {
  const colour = readOklch(hex);
  return colour && parseColour(`oklch(${colour.l.toFixed(6)} ${colour.c.toFixed(6)} ${colour.h.toFixed(3)})`, none);
}

/** The contrast between two colours, in words; undefined if either is invalid. */
export function contrastWords(hex: string, against: ContrastAgainst): { words: string; passes: boolean } | undefined {
  const [one, other] = [linear(hex), linear(against.value)];
  if (!one || !other) return undefined;
  const least = against.least ?? 4.5;
  // Rounded down: 4.49 does not pass as 4.5.
  const ratio = Math.floor(contrast(one, other) * 10) / 10;
  const passes = ratio >= least;
  const said = ratio.toFixed(1);
  return passes
    ? { words: messages.contrast(said, against.label), passes }
    : { words: messages.contrastTooLow(said, against.label, least), passes };
}
