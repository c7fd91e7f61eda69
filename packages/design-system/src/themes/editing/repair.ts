import { type ContrastFinding, contrastFailures, ratioOf } from '../contrast.ts';
import { type ContrastPair, contrastPairs } from '../pairs.ts';
import type { ThemeTokens } from '../tokens.ts';
import { fitted, type Oklch, readOklch, writeOklch } from './oklch.ts';

type Token = keyof ThemeTokens;

/** A pair that is too close, and the nearest colour that would do. */
export interface Offer {
  readonly finding: ContrastFinding;
  /** The token to change: the text of the pair, or its background where no colour of the text would do. */
  readonly token: Token;
  readonly value: string;
}

const black = 'oklch(0 0 0)';
const white = 'oklch(1 0 0)';

const pairsOfText = (text: Token) => contrastPairs.filter((pair) => pair.text === text);
const allPass = (tokens: ThemeTokens, pairs: readonly ContrastPair[]) =>
  pairs.every((pair) => ratioOf(tokens, pair) >= pair.least);

/** The first lightness towards an end at which `holds`, to a thousandth; null when not even the end does. */
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

/** The nearest value by OKLCH lightness, its hue kept and its chroma as near as a screen can show; null when none holds. */
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
 * The nearest passing colour for a pair that is too close (THEME-03): a colour of the text that does on every background it can meet, else one
 * that does on this background, else one of the background. Null when nothing of these does.
 */
export function offerFor(tokens: ThemeTokens, finding: ContrastFinding): Offer | null {
  const { text, background } = finding;
  const ofText = moved(tokens, text, pairsOfText(text)) ?? moved(tokens, text, [finding]);
  if (ofText) return { finding, token: text, value: ofText };
  const ofBackground = moved(tokens, background, [finding]);
  return ofBackground ? { finding, token: background, value: ofBackground } : null;
}

/** The text goes to an end, and the backgrounds it cannot stand on follow, where they can as what they are themselves. */
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

/** No one value of the text does on all its backgrounds: of the two ends, the one that leaves fewer pairs too close. */
function moveBackgrounds(tokens: ThemeTokens, text: Token): ThemeTokens {
  const [dark, pale] = [movedTo(black, tokens, text), movedTo(white, tokens, text)];
  return contrastFailures(dark).length <= contrastFailures(pale).length ? dark : pale;
}

export interface Repaired {
  readonly tokens: ThemeTokens;
  readonly changed: readonly Token[];
  /** What no change could put right. */
  readonly left: readonly ContrastFinding[];
}

/**
 * Puts every pair of a theme right by moving as little as possible (THEME-03): texts first, and backgrounds only where no text would do on all
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
