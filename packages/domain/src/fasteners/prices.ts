import { either, oneOf, optional, sequence } from './patterns.ts';
import type { WorkingText } from './working-text.ts';

const currencies = ['aud', 'usd', 'nzd', 'a$'] as const;
/** What a price may be for: `c` and `m` are a hundred and a thousand. */
const pricedUnits = ['each', 'ea', 'c', 'm', 'box', 'pk'] as const;

/** `$1.20`, `AUD 1,250.00`: with a currency, any number is a price. */
const withCurrency = sequence(either(/\$/, sequence(/(?<![a-z])/, oneOf(currencies))), /\s?\d[\d,]*(?:\.\d+)?/);
/** `@ 0.45`: behind this sign a number needs cents, because `2 @ 3 m` are lengths. */
const atRate = /@\s?\$?\d[\d,]*\.\d{2,4}/;
/** `0.35 each`, `12.50 / 100`: cents, if the number of pieces that they pay for follows. */
const perPieces = /(?<![\w.])\d+\.\d{2}(?=\s*(?:each|ea\b|\/\s?100|per\s?100|\/\s?ea))/;
/** `/100`, `per box` and `each` belong to the price before them. */
const pricedUnit = either(
  sequence(/\s*(?:\/|per\s)\s*/, either(/\d+/, oneOf(pricedUnits)), /(?![a-z0-9])/),
  /\s*(?:each|ea)(?![a-z])/,
);
const price = new RegExp(sequence(either(withCurrency, atRate, perPieces), optional(pricedUnit)));
/** `0.35 17.50` at the end of a line: a price and its total. */
const priceAndTotal = /(?:\s+\d[\d,]*\.\d{2}){2,3}\s*$/;

/** More than a line has. */
const mostPrices = 4;

/** Blanks the prices of a text, so that they are not read as sizes or quantities. */
export function blankPrices(text: WorkingText): void {
  for (let i = 0; i < mostPrices && text.blankMatch(price); i += 1);
  text.blankMatch(priceAndTotal);
}
