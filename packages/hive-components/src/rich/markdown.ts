import { feedInline } from './inline.ts';
import { type Rich, RichBuilder } from './tree.ts';

/** Quotes and lists within one another; what stands deeper is a paragraph. */
const deepest = 8;
const columnsMost = 40;

const blank = /^\s*$/;
const rule = /^ {0,3}(?:(?:\* *){3,}|(?:- *){3,}|(?:_ *){3,})$/;
const heading = /^ {0,3}(#{1,6})(?:\s|$)/;
const quote = /^ {0,3}> ?/;
const fence = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))[^`]*$/;
const marker = /^( {0,3})([-*+]|\d{1,9}[.)])(?: +|$)/;
const underline = /^ {0,3}(=+|-+)\s*$/;
const divider = /^ {0,3}\|? *:?-+:? *(?:\| *:?-+:? *)*(?:\| *)?$/;

/** What a heading says, without the marks that may close it. By hand: a pattern would read a long run of spaces from each of them. */
function titleOf(line: string, mark: string): string {
  const text = line.slice(mark.length).trim();
  let end = text.length;
  while (text.charAt(end - 1) === '#') end -= 1;
  const words = text.slice(0, end).trimEnd();
  return words !== '' && words.length < end ? words : text;
}

const startsBlock = (line: string): boolean =>
  rule.test(line) ||
  heading.test(line) ||
  quote.test(line) ||
  fence.test(line) ||
  /^ {0,3}(?:[-*+]|1[.)]) +\S/.test(line);

/** Reads lines one after the other; each reader answers the line that it did not take. */
class Blocks {
  readonly #builder: RichBuilder;

  constructor(builder: RichBuilder) {
    this.#builder = builder;
  }

  read(lines: readonly string[], depth: number): void {
    for (let at = 0; at < lines.length; ) at = this.#block(lines, at, depth);
  }

  #block(lines: readonly string[], at: number, depth: number): number {
    const line = lines[at] ?? '';
    if (blank.test(line)) return at + 1;
    if (line.startsWith('    ')) return this.#indented(lines, at);
    if (fence.test(line)) return this.#fenced(lines, at);
    const title = heading.exec(line);
    if (title) return this.#line(`h${title[1]?.length ?? 1}`, titleOf(line, title[0]), at + 1);
    if (rule.test(line)) return this.#line('hr', '', at + 1);
    if (depth < deepest && quote.test(line)) return this.#quote(lines, at, depth);
    if (depth < deepest && marker.test(line)) return this.#list(lines, at, depth);
    if (line.includes('|') && divider.test(lines[at + 1] ?? '')) return this.#table(lines, at);
    return this.#paragraph(lines, at);
  }

  #line(tag: string, text: string, next: number): number {
    this.#builder.open(tag);
    feedInline(text, this.#builder);
    this.#builder.close(tag);
    return next;
  }

  #code(text: string): void {
    this.#builder.open('pre');
    this.#builder.open('code');
    this.#builder.text(text);
    this.#builder.close('code');
    this.#builder.close('pre');
  }

  #indented(lines: readonly string[], from: number): number {
    let at = from;
    while (at < lines.length && (lines[at]?.startsWith('    ') || blank.test(lines[at] ?? ''))) at += 1;
    while (blank.test(lines[at - 1] ?? '')) at -= 1;
    this.#code(
      lines
        .slice(from, at)
        .map((line) => line.slice(4))
        .join('\n'),
    );
    return at;
  }

  #fenced(lines: readonly string[], from: number): number {
    const mark = fence.exec(lines[from] ?? '')?.[1] ?? '```';
    const closes = (line: string) =>
      line.trim().startsWith(mark) && [...line.trim()].every((sign) => sign === mark.charAt(0));
    let at = from + 1;
    while (at < lines.length && !closes(lines[at] ?? '')) at += 1;
    this.#code(lines.slice(from + 1, at).join('\n'));
    return at + 1;
  }

  #quote(lines: readonly string[], from: number, depth: number): number {
    let at = from;
    while (at < lines.length && quote.test(lines[at] ?? '')) at += 1;
    this.#builder.open('blockquote');
    this.read(
      lines.slice(from, at).map((line) => line.replace(quote, '')),
      depth + 1,
    );
    this.#builder.close('blockquote');
    return at;
  }

  #list(lines: readonly string[], from: number, depth: number): number {
    const [, , first = '-'] = marker.exec(lines[from] ?? '') ?? [];
    const sign = first.slice(-1);
    const tag = /\d/.test(first) ? 'ol' : 'ul';
    const start = Number.parseInt(first, 10);
    this.#builder.open(tag, start > 1 ? [['start', String(start)]] : []);
    let at = from;
    while (at < lines.length && marker.exec(lines[at] ?? '')?.[2]?.slice(-1) === sign && !rule.test(lines[at] ?? '')) {
      at = this.#item(lines, at, depth);
    }
    this.#builder.close(tag);
    return at;
  }

  #item(lines: readonly string[], from: number, depth: number): number {
    const line = lines[from] ?? '';
    const head = marker.exec(line)?.[0] ?? '';
    const indent = Math.min(head.length, head.trimEnd().length + 4);
    const inside = (each: string) => each.startsWith(' '.repeat(indent));
    const own = [line.slice(head.length).replace(/^\[( |x|X)\] /, (_, mark) => (mark === ' ' ? '☐ ' : '☑ '))];
    let at = from + 1;
    let gap = false;
    for (; at < lines.length; at++) {
      const next = lines[at] ?? '';
      if (blank.test(next)) {
        const after = lines.slice(at + 1, at + 50).find((each) => !blank.test(each));
        if (after === undefined || !inside(after)) break;
        gap = true;
        own.push('');
      } else if (inside(next)) own.push(next.slice(indent));
      else if (!blank.test(lines[at - 1] ?? '') && !startsBlock(next) && !marker.test(next)) own.push(next.trimStart());
      else break;
    }
    while (at < lines.length && blank.test(lines[at] ?? '')) at += 1;
    this.#builder.open('li');
    // An item that is one line has no paragraph around it.
    const words = own.findIndex(
      (each, index) => index > 0 && (blank.test(each) || startsBlock(each) || marker.test(each)),
    );
    if (!gap && !startsBlock(own[0] ?? '') && !marker.test(own[0] ?? '')) {
      const until = words < 0 ? own.length : words;
      feedInline(own.slice(0, until).join('\n').trim(), this.#builder);
      this.read(own.slice(until), depth + 1);
    } else this.read(own, depth + 1);
    this.#builder.close('li');
    return at;
  }

  #table(lines: readonly string[], from: number): number {
    this.#builder.open('table');
    this.#builder.open('thead');
    this.#row(lines[from] ?? '', 'th');
    this.#builder.close('thead');
    this.#builder.open('tbody');
    let at = from + 2;
    for (; at < lines.length && lines[at]?.includes('|') && !blank.test(lines[at] ?? ''); at++)
      this.#row(lines[at] ?? '', 'td');
    this.#builder.close('tbody');
    this.#builder.close('table');
    return at;
  }

  #row(line: string, tag: string): void {
    const cells = line
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/);
    this.#builder.open('tr');
    for (const cell of cells.slice(0, columnsMost)) this.#line(tag, cell.trim().replaceAll('\\|', '|'), 0);
    this.#builder.close('tr');
  }

  #paragraph(lines: readonly string[], from: number): number {
    let at = from + 1;
    while (
      at < lines.length &&
      !blank.test(lines[at] ?? '') &&
      !underline.test(lines[at] ?? '') &&
      !startsBlock(lines[at] ?? '')
    )
      at += 1;
    const text = lines
      .slice(from, at)
      .map((line) => line.trimStart())
      .join('\n')
      .trimEnd();
    const under = underline.exec(lines[at] ?? '')?.[1];
    return under ? this.#line(under.startsWith('=') ? 'h1' : 'h2', text, at + 1) : this.#line('p', text, at);
  }
}

/**
 * Markdown as a tree: headings, paragraphs, emphasis, lists, tasks, tables, quotes, code, links and pictures. In one pass whose length
 * no text can drive up, and small enough for every page; HTML in it is text.
 */
export function readMarkdown(text: string): Rich {
  const builder = new RichBuilder();
  new Blocks(builder).read(text.replaceAll('\t', '    ').split(/\r\n|\n|\r/), 0);
  return builder.finish();
}
