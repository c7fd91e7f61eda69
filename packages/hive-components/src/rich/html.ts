import { isSwallowed } from './allowed.ts';
import { decodeEntities } from './entities.ts';
import { type Rich, RichBuilder } from './tree.ts';

const name = /[a-zA-Z][^\s/>]*/y;
const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?/y;
const tagEnd = /[\s/]*>/y;
const gap = /[\s/]*/y;

function at(pattern: RegExp, text: string, from: number): RegExpExecArray | null {
  pattern.lastIndex = from;
  return pattern.exec(text);
}

/** Where a comment or declaration that begins at `from` ends; the whole rest where nothing ends it. */
function afterDeclaration(text: string, from: number): number {
  const [sign, skip] = text.startsWith('<!--', from) ? ['-->', 3] : ['>', 1];
  const end = text.indexOf(sign, from + 2);
  return end < 0 ? text.length : end + Number(skip);
}

/** Where the content of an element that is taken out whole ends: after its closing tag, or with the text. */
function afterSwallowed(text: string, tag: string, from: number): number {
  const close = new RegExp(`</${tag}[\\s/>]`, 'gi');
  const found = at(close, text, from);
  const end = found ? text.indexOf('>', found.index) : -1;
  return end < 0 ? text.length : end + 1;
}

/**
 * Feeds HTML to a builder. It reads forgivingly, in one pass and without a document; that a browser would read some odd text
 * otherwise does not matter, for what comes out is a tree that elements are made from, never text that is read again.
 */
export function feedHtml(text: string, builder: RichBuilder): void {
  let from = 0;
  while (from < text.length) {
    const sign = text.indexOf('<', from);
    builder.text(decodeEntities(text.slice(from, sign < 0 ? text.length : sign)));
    from = sign < 0 ? text.length : readTag(text, sign, builder);
  }
}

/** Reads what begins with `<` at `sign`, and answers where to go on. */
function readTag(text: string, sign: number, builder: RichBuilder): number {
  const next = text.charAt(sign + 1);
  if (next === '!' || next === '?') {
    builder.note('a comment');
    return afterDeclaration(text, sign);
  }
  const closing = next === '/';
  const found = at(name, text, sign + (closing ? 2 : 1));
  if (!found) {
    builder.text('<');
    return sign + 1;
  }
  const tag = found[0].toLowerCase();
  const { attributes, end } = readAttributes(text, sign + (closing ? 2 : 1) + tag.length);
  if (closing) {
    builder.close(tag);
    return end;
  }
  builder.open(tag, attributes);
  return isSwallowed(tag) ? afterSwallowed(text, tag, end) : end;
}

function readAttributes(text: string, from: number): { attributes: [string, string][]; end: number } {
  const attributes: [string, string][] = [];
  let end = from;
  for (;;) {
    const done = at(tagEnd, text, end);
    if (done) return { attributes, end: end + done[0].length };
    const found = at(attribute, text, end);
    if (!found) {
      // A tag that never ends, or a sign that no name begins with: over the gap at once, for each step would read all of it again.
      end += at(gap, text, end)?.[0].length ?? 0;
      if (end >= text.length) return { attributes, end };
      end += 1;
      continue;
    }
    end += found[0].length;
    const [, key = '', double, single, bare] = found;
    attributes.push([key.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')]);
  }
}

export function readHtml(text: string): Rich {
  const builder = new RichBuilder();
  feedHtml(text, builder);
  return builder.finish();
}
