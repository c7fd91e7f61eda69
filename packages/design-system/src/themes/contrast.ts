import { contrast, type LinearRgb, over, parseColour } from './colour.ts';
import { type ContrastPair, contrastPairs } from './pairs.ts';
import { type ThemeTokens, tokenNames } from './tokens.ts';

export interface ContrastFinding extends ContrastPair {
  /** What the pair reaches, 1 to 21. */
  ratio: number;
}

const faded = (colour: LinearRgb, share = 1): LinearRgb => ({ ...colour, a: colour.a * share });

/** The contrast of every pair in a theme, in the order of `contrastPairs`. */
export function contrastOf(tokens: ThemeTokens): ContrastFinding[] {
  const byName = new Map(
    Object.entries(tokenNames).map(([key, name]) => [name as string, tokens[key as keyof ThemeTokens]]),
  );
  const read = (value: string) => parseColour(value, (name) => byName.get(name) ?? '');
  return contrastPairs.map((pair) => {
    const ground = read(tokens[pair.ground]);
    const under = pair.wash ? over(faded(read(tokens[pair.wash]), pair.share), ground) : ground;
    return { ...pair, ratio: contrast(over(faded(read(tokens[pair.text]), pair.strength), under), under) };
  });
}

/** The pairs of a theme that are too close (THEME-03). */
export function contrastFailures(tokens: ThemeTokens): ContrastFinding[] {
  return contrastOf(tokens).filter((finding) => finding.ratio < finding.least);
}
