import { readAddress } from './address.ts';
import type { RichTag } from './allowed.ts';
import { decodeEntities } from './entities.ts';
import type { RichBuilder } from './tree.ts';

/** A run of `*`, `_` or `~`: what it opens and closes is found once all of the text is known. */
interface Run {
  readonly sign: string;
  left: number;
  readonly opens: RichTag[];
  readonly closes: RichTag[];
  readonly canOpen: boolean;
  readonly canClose: boolean;
}
type Piece = Run | ((builder: RichBuilder) => void);

/** Links within links are none, and pictures in links in brackets go no deeper than this. */
const deepest = 6;
/** How far back a closing run looks for what it closes: enough for any sentence, and no text makes it slow. */
const farthest = 100;

const special = /[\\`*_~![<\n]|https?:\/\//g;
const destination =
  /\(\s{0,9}(?:<([^<>\n]{0,2000})>|((?:[^\s()<>\\]|\\.){0,2000}(?:\([^\s()]{0,200}\)[^\s()]{0,200}){0,3}))(?:\s{1,9}(?:"([^"\n]{0,300})"|'([^'\n]{0,300})'))?\s{0,9}\)/y;
const autolink = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/y;
const bare = /https?:\/\/[^\s<>"]{1,2000}/y;
const space = /\s/;
const word = /[\p{L}\p{N}]/u;

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** For every `[` that is closed, where: one pass over the text. */
function brackets(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const pairs = new Map<number, number>();
  for (let index = 0; index < text.length; index++) {
    const sign = text.charAt(index);
    if (sign === '\\') index += 1;
    else if (sign === '[') open.push(index);
    else if (sign === ']') {
      const from = open.pop();
      if (from !== undefined) pairs.set(from, index);
    }
  }
  return pairs;
}

function runAt(text: string, from: number, sign: string): Run & { readonly length: number } {
  let end = from;
  while (text.charAt(end) === sign) end += 1;
  const before = text.charAt(from - 1);
  const after = text.charAt(end);
  const opensHere = after !== '' && !space.test(after);
  const closesHere = before !== '' && !space.test(before);
  const inWord = word.test(before) && word.test(after);
  const usable = sign === '~' ? end - from === 2 : sign !== '_' || !inWord;
  return {
    sign,
    left: end - from,
    length: end - from,
    opens: [],
    closes: [],
    canOpen: usable && opensHere && (word.test(after) || !closesHere || !word.test(before)),
    canClose: usable && closesHere,
  };
}

/** Joins closing runs with the nearest opening ones. */
function join(pieces: readonly Piece[]): void {
  const open: Run[] = [];
  for (const run of pieces) {
    if (typeof run === 'function') continue;
    while (run.canClose && run.left > 0) {
      const from = open.findLastIndex(
        (each, index) => index >= open.length - farthest && each.sign === run.sign && each.left > 0,
      );
      const opener = open[from];
      if (!opener) break;
      const both = run.left >= 2 && opener.left >= 2;
      if (run.sign === '~' && !both) break;
      const tag = run.sign === '~' ? 'del' : both ? 'strong' : 'em';
      opener.opens.unshift(tag);
      run.closes.push(tag);
      opener.left -= both ? 2 : 1;
      run.left -= both ? 2 : 1;
      open.length = opener.left > 0 ? from + 1 : from;
    }
    if (run.canOpen && run.left > 0) open.push(run);
  }
}

/** A link or picture at a `[`, and where it ends; undefined where the brackets are only brackets. */
function linkAt(text: string, from: number, pairs: ReadonlyMap<number, number>) {
  const end = pairs.get(from);
  const found = end === undefined ? null : at(destination, text, end + 1);
  if (end === undefined || !found) return undefined;
  const address = decodeEntities((found[1] ?? found[2] ?? '').replace(/\\(.)/g, '$1'));
  return { label: text.slice(from + 1, end), address, title: found[3] ?? found[4], end: end + 1 + found[0].length };
}

/** Feeds text with emphasis, code, links and pictures to a builder. HTML in it is text (the `hyperText` component takes HTML). */
export function feedInline(text: string, builder: RichBuilder, depth = 0): void {
  const pieces: Piece[] = [];
  const say = (words: string) => void (words === '' || pieces.push((into) => into.text(decodeEntities(words))));
  const pairs = brackets(text);
  const unclosed = new Set<number>();
  let from = 0;
  for (let found = at(special, text, 0); found; found = at(special, text, from)) {
    const before = text.slice(from, found.index);
    say(found[0] === '\n' ? before.trimEnd() : before);
    from = found.index;
    const next = pieceAt(text, from, found[0], { pairs, unclosed, depth });
    if (next) {
      pieces.push(next.piece);
      from = next.end;
    } else {
      say(text.charAt(from));
      from += 1;
    }
  }
  say(text.slice(from));
  join(pieces);
  for (const piece of pieces) {
    if (typeof piece === 'function') {
      piece(builder);
      continue;
    }
    for (const tag of piece.closes) builder.close(tag);
    if (piece.left > 0) builder.text(piece.sign.repeat(piece.left));
    for (const tag of piece.opens) builder.open(tag);
  }
}

interface Around {
  readonly pairs: ReadonlyMap<number, number>;
  readonly unclosed: Set<number>;
  readonly depth: number;
}
type Found = { readonly piece: Piece; readonly end: number } | undefined;

function pieceAt(text: string, from: number, sign: string, around: Around): Found {
  switch (sign) {
    case '\\':
      return escaped(text, from);
    case '`':
      return codeAt(text, from, around.unclosed);
    case '\n':
      return breakAt(text, from);
    case '<':
      return hyperlink(at(autolink, text, from)?.[1], from, 2);
    case '[':
    case '!':
      return bracketed(text, from, around);
    case '*':
    case '_':
    case '~': {
      const { length, ...run } = runAt(text, from, sign);
      return { piece: run, end: from + length };
    }
    default:
      return hyperlink(at(bare, text, from)?.[0].replace(/[.,;:!?)'*_~]+$/, ''), from, 0);
  }
}

function escaped(text: string, from: number): Found {
  const next = text.charAt(from + 1);
  if (next === '\n') return { piece: (into) => into.open('br'), end: from + 2 };
  return /[!-/:-@[-`{-~]/.test(next) ? { piece: (into) => into.text(next), end: from + 2 } : undefined;
}

/** The line break of the source, hard where two spaces stand before it. */
function breakAt(text: string, from: number): Found {
  const hard = text.slice(0, from).endsWith('  ');
  return { piece: (into) => (hard ? into.open('br') : into.text('\n')), end: from + 1 };
}

function codeAt(text: string, from: number, unclosed: Set<number>): Found {
  const length = /`+/y;
  const ticks = at(length, text, from)?.[0] ?? '`';
  const start = from + ticks.length;
  const literal = { piece: (into: RichBuilder) => into.text(ticks), end: start };
  if (unclosed.has(ticks.length)) return literal;
  const close = at(new RegExp(`(?<!\`)${ticks}(?!\`)`, 'g'), text, start);
  if (!close) {
    unclosed.add(ticks.length);
    return literal;
  }
  const code = text
    .slice(start, close.index)
    .replace(/\n/g, ' ')
    .replace(/^ (.*[^ ].*) $/, '$1');
  const piece = (into: RichBuilder) => {
    into.open('code');
    into.text(code);
    into.close('code');
  };
  return { piece, end: close.index + ticks.length };
}

function hyperlink(address: string | undefined, from: number, marks: number): Found {
  if (!address || !readAddress(address)) return undefined;
  const piece = (into: RichBuilder) => {
    into.open('a', [['href', address]]);
    into.text(address.replace(/^mailto:/, ''));
    into.close('a');
  };
  return { piece, end: from + address.length + marks };
}

function bracketed(text: string, from: number, { pairs, depth }: Around): Found {
  const picture = text.charAt(from) === '!';
  const link = depth > deepest ? undefined : linkAt(text, picture ? from + 1 : from, pairs);
  if (!link) return undefined;
  const { label, address, title, end } = link;
  const titled = title ? ([['title', title]] as const) : [];
  const piece = (into: RichBuilder) => {
    if (picture)
      return into.open('img', [
        ['src', address],
        ['alt', label.replace(/[*_`[\]]/g, '')],
      ]);
    into.open('a', [['href', address], ...titled]);
    feedInline(label, into, depth + 1);
    into.close('a');
  };
  return { piece, end };
}
