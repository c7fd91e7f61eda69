import { type ContrastFinding, contrastFailures, ratioOf } from '../contrast.ts';
import { type ContrastPair, contrastPairs } from '../pairs.ts';
import type { ThemeTokens } from '../tokens.ts';
import { fitted, type Oklch, readOklch, writeOklch } from './oklch.ts';

type Token = keyof ThemeTokens;

/** A pair with too little contrast, and the nearest colour that passes. */
export interface Offer {
  readonly finding: ContrastFinding;
  /** The token to change: the text of the pair, or its background if no text colour passes. */
  readonly token: Token;
  readonly value: string;
}

const black = 'oklch(0 0 0)';
const white = 'oklch(1 0 0)';

const pairsOfText = (text: Token) => contrastPairs.filter((pair) => pair.text === text);
const allPass = (tokens: ThemeTokens, pairs: readonly ContrastPair[]) =>
  pairs.every((pair) => ratioOf(tokens, pair) >= pair.least);

/** The first lightness in the direction of `end` at which `holds` is true, to a thousandth; null if there is none. */
function towards(from: Oklch, end: 0 | 1, holds: (colour: Oklch) => boolean): Oklch | null {
  const at = (share: number) => fitted({ ...from, l: from.l + (end - from.l) * share });
  if (!holds(at(1))) return null;
  let low = 0;
  let high = 1;
  while (Math.abs((high - low) * (end - from.l)) > 0.001) {
    const middle = (low + high) / 2;
    if (holds(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}

/** The nearest value by OKLCH lightness with the same hue and the nearest displayable chroma; null if none passes. */
function nearest(value: string, holds: (value: string) => boolean): string | null {
  const colour = readOklch(value);
  if (!colour) return null;
  const found = ([0, 1] as const)
    .map((end) => towards({ ...colour, a: 1 }, end, (each) => holds(writeOklch(each))))
    .filter((each) => each !== null)
    .sort((one, other) => Math.abs(one.l - colour.l) - Math.abs(other.l - colour.l))[0];
  return found ? writeOklch(found) : null;
}

const moved = (tokens: ThemeTokens, token: Token, pairs: readonly ContrastPair[]) =>
  nearest(tokens[token], (value) => allPass({ ...tokens, [token]: value }, pairs));

/**
 * The nearest passing colour for a pair with too little contrast (THEME-03): a text colour that passes on all its backgrounds,
 * else one that passes on this background, else a background. Null if none passes.
 */
export function offerFor(tokens: ThemeTokens, finding: ContrastFinding): Offer | null {
  const { text, background } = finding;
  const ofText = moved(tokens, text, pairsOfText(text)) ?? moved(tokens, text, [finding]);
  if (ofText) return { finding, token: text, value: ofText };
  const ofBackground = moved(tokens, background, [finding]);
  return ofBackground ? { finding, token: background, value: ofBackground } : null;
}

/** Moves the text to black or white and adjusts the backgrounds on which it then fails, within their own rules. */
function movedTo(end: string, tokens: ThemeTokens, text: Token): ThemeTokens {
  let now: ThemeTokens = { ...tokens, [text]: end };
  for (const pair of pairsOfText(text)) {
    if (ratioOf(now, pair) >= pair.least) continue;
    const background =
      moved(now, pair.background, [pair, ...pairsOfText(pair.background)]) ?? moved(now, pair.background, [pair]);
    if (background) now = { ...now, [pair.background]: background };
  }
  return now;
}

/** If no text colour passes on all backgrounds: black or white, whichever fails on fewer. */
function moveBackgrounds(tokens: ThemeTokens, text: Token): ThemeTokens {
  const [dark, pale] = [movedTo(black, tokens, text), movedTo(white, tokens, text)];
  return contrastFailures(dark).length <= contrastFailures(pale).length ? dark : pale;
}

export interface Repaired {
  readonly tokens: ThemeTokens;
  readonly changed: readonly Token[];
  /** Pairs that no change could fix. */
  readonly left: readonly ContrastFinding[];
}

/**
 * Fixes every pair of a theme with the smallest changes (THEME-03): texts first, backgrounds only if no text colour passes on all
 * of them.
 */
export function repairContrast(tokens: ThemeTokens): Repaired {
  let now = tokens;
  for (let round = 0; round < 4; round += 1) {
    const texts = new Set(contrastFailures(now).map((finding) => finding.text));
    if (texts.size === 0) break;
    for (const text of texts) {
      if (allPass(now, pairsOfText(text))) continue;
      const value = moved(now, text, pairsOfText(text));
      now = value ? { ...now, [text]: value } : moveBackgrounds(now, text);
    }
  }
  const changed = (Object.keys(tokens) as Token[]).filter((token) => tokens[token] !== now[token]);
  return { tokens: now, changed, left: contrastFailures(now) };
}
