import { contrast, type LinearRgb, over, parseColour } from './colour.ts';
import { type ContrastPair, contrastPairs } from './pairs.ts';
import { type ThemeTokens, tokenNames } from './tokens.ts';

export interface ContrastFinding extends ContrastPair {
  /** The contrast of the pair, 1 to 21. */
  ratio: number;
}

const tokenOf = new Map(Object.entries(tokenNames).map(([key, name]) => [name as string, key as keyof ThemeTokens]));
const faded = (colour: LinearRgb, share = 1): LinearRgb => ({ ...colour, a: colour.a * share });

/** The contrast of one pair in a theme, 1 to 21. */
export function ratioOf(tokens: ThemeTokens, pair: ContrastPair): number {
  const read = (value: string) =>
    parseColour(value, (name) => {
      const key = tokenOf.get(name);
      return key ? tokens[key] : '';
    });
  const background = read(tokens[pair.background]);
  const under = pair.wash ? over(faded(read(tokens[pair.wash]), pair.share), background) : background;
  return contrast(over(faded(read(tokens[pair.text]), pair.strength), under), under);
}

/** The contrast of every pair in a theme, in the order of `contrastPairs`. */
export function contrastOf(tokens: ThemeTokens): ContrastFinding[] {
  return contrastPairs.map((pair) => ({ ...pair, ratio: ratioOf(tokens, pair) }));
}

/** The pairs of a theme with too little contrast (THEME-03). */
export function contrastFailures(tokens: ThemeTokens): ContrastFinding[] {
  return contrastOf(tokens).filter((finding) => finding.ratio < finding.least);
}
