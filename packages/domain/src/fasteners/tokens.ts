/**
 * Words and sizes of a description or search in normalised form (SRCH-01): `m8x40`, `M8 x 40mm` and `M8 × 40` give `m8 40`; `1/4-20 x 1"`,
 * `0.25in-20 x 1 inch` give `1/4 20 1"`; `#10`, `No.10`, `10g`, `10 gauge` give `#10`.
 */
export interface Token {
  readonly text: string;
  /** Half-open range in the source. */
  readonly start: number;
  readonly end: number;
}

/** Kind of a token, as far as it affects its neighbours. */
const kinds = { word: 0, whole: 1, fraction: 2, inchUnit: 3, gaugeUnit: 4, dropped: 5, gauge: 6 } as const;
type Kind = (typeof kinds)[keyof typeof kinds];
interface Piece {
  readonly text: string;
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
}

/** Returns an inch value as a fraction of 64ths in lowest terms, `1-1/2` if more than one; null if it is not one. */
function fractionOf(value: number): string | null {
  const parts = Math.round(value * 64);
  if (Math.abs(parts / 64 - value) > 0.0005) return null;
  const whole = Math.floor(parts / 64);
  let top = parts % 64;
  let bottom = 64;
  while (top > 0 && top % 2 === 0) {
    top /= 2;
    bottom /= 2;
  }
  if (top === 0) return `${whole}"`;
  return whole > 0 ? `${whole}-${top}/${bottom}` : `${top}/${bottom}`;
}

const trimZeros = (figure: string): string => {
  const whole = figure.startsWith('.') ? `0${figure}` : figure;
  return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole;
};

// One alternative for each element of a chunk without spaces, in order of precedence.
const inch = '(?:"|in(?:ch(?:es)?)?\\b)';
const pattern = new RegExp(
  [
    `(?<fraction>(?:\\d+-)?\\d+/\\d+)${inch}?`,
    '(?:#|no\\.)(?<gauge>\\d+)',
    `(?<figure>\\d*\\.?\\d+)(?:(?<inch>${inch})|(?<gaugeUnit>g(?:a|auge)?\\b)|(?<metric>mm\\b))?(?![a-z0-9]|\\.\\d)`,
    'm(?<size>\\d+(?:\\.\\d+)?)(?:mm)?(?![a-z0-9]|\\.\\d)',
    '(?<letters>[a-z]+)(?=\\d{3,}(?![a-z0-9]))',
    '(?<word>[\\p{L}\\p{N}]+(?:\\.\\d+)?|")',
  ].join('|'),
  'gu',
);
/** The `x` between sizes, which is dropped. */
const times = /(?<=^|\d|"|mm|in)x(?=[\d#.]|$)/g;
const inchWords: ReadonlySet<string> = new Set(['"', 'in', 'inch', 'inches']);
const gaugeWords: ReadonlySet<string> = new Set(['gauge', 'ga']);

function read(groups: Readonly<Record<string, string | undefined>>): readonly [string, Kind] {
  const { fraction, gauge, figure, size, letters, word } = groups;
  if (fraction !== undefined) return [fraction, kinds.fraction];
  if (gauge !== undefined) return [`#${Number(gauge)}`, kinds.gauge];
  if (figure !== undefined) {
    if (groups.inch !== undefined) return [fractionOf(Number(figure)) ?? `${trimZeros(figure)}"`, kinds.word];
    if (groups.gaugeUnit !== undefined) return [`#${trimZeros(figure)}`, kinds.gauge];
    return [trimZeros(figure), groups.metric === undefined && /^\d+$/.test(figure) ? kinds.whole : kinds.word];
  }
  if (size !== undefined) return [`m${trimZeros(size)}`, kinds.word];
  if (letters !== undefined) return [letters, kinds.word];
  const text = word ?? '';
  if (inchWords.has(text)) return ['', kinds.inchUnit];
  if (gaugeWords.has(text)) return ['', kinds.gaugeUnit];
  return text === 'mm' ? ['', kinds.dropped] : [text, kinds.word];
}

/** Splits one chunk, which is in lower case without spaces. */
function piecesOf(chunk: string): Piece[] {
  return Array.from(chunk.replace(times, ' ').matchAll(pattern), (match) => {
    const [text, kind] = read(match.groups ?? {});
    return { text, kind, start: match.index, end: match.index + match[0].length };
  });
}

// Cached: splitting a chunk costs far more than a look-up, and descriptions consist of few distinct chunks.
const known = new Map<string, readonly Piece[]>();
function knownPieces(chunk: string): readonly Piece[] {
  let pieces = known.get(chunk);
  if (!pieces) {
    pieces = piecesOf(chunk);
    if (known.size > 50_000) known.clear();
    known.set(chunk, pieces);
  }
  return pieces;
}

const vulgar = /[¼½¾⅛⅜⅝⅞]/g;
/** Fraction characters as three characters each. */
export const vulgarText: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};
const plainText = /^[\x20-\x7e]*$/;

/** Returns the text in lower case with typographic characters as ASCII. Positions stay the same unless there is a fraction character. */
export function plain(text: string): string {
  if (plainText.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u2033\u201d\u201c]/g, '"')
    .replace(/[×✕]/g, 'x')
    .replace(vulgar, (sign) => ` ${vulgarText[sign] ?? ''}`)
    .normalize('NFKC')
    .replace(/\p{C}/gu, ' ')
    .toLowerCase();
}

interface Placed {
  text: string;
  kind: Kind;
  start: number;
  end: number;
}

/** Joins tokens that belong together: `1 1/2`, `1 inch`, `10 gauge`. */
function place(out: Placed[], piece: Piece, offset: number): void {
  const last = out[out.length - 1];
  const end = piece.end + offset;
  if (piece.kind === kinds.dropped) return;
  if (piece.kind === kinds.fraction && last?.kind === kinds.whole && !piece.text.includes('-')) {
    last.text = `${last.text}-${piece.text}`;
    last.kind = kinds.fraction;
    last.end = end;
  } else if (piece.kind === kinds.inchUnit || piece.kind === kinds.gaugeUnit) {
    if (!last || !/^[\d.]+$/.test(last.text)) return;
    const gauge = piece.kind === kinds.gaugeUnit;
    last.text = gauge ? `#${last.text}` : (fractionOf(Number(last.text)) ?? `${last.text}"`);
    last.kind = gauge ? kinds.gauge : kinds.word;
    last.end = end;
  } else {
    out.push({ text: piece.text, kind: piece.kind, start: piece.start + offset, end });
  }
}

/**
 * Returns the tokens of a text with their positions in `plain(text)`. `stored` is for descriptions: in `1/4-20 x 1` the last number is in
 * inches, while in a search it may be the beginning of `1-1/2`.
 */
export function tokensOf(text: string, stored = false): Token[] {
  const lower = plain(text);
  const out: Placed[] = [];
  let start = 0;
  while (start < lower.length) {
    let end = lower.indexOf(' ', start);
    if (end < 0) end = lower.length;
    if (end > start) for (const piece of knownPieces(lower.slice(start, end))) place(out, piece, start);
    start = end + 1;
  }
  if (!stored) return out;
  for (let i = 2; i < out.length; i += 1) {
    const token = out[i];
    if (token?.kind === kinds.whole && out[i - 1]?.kind === kinds.whole && out[i - 2]?.kind === kinds.fraction) {
      token.text = `${token.text}"`;
      token.kind = kinds.word;
    }
  }
  return out;
}
