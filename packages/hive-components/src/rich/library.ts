import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import MarkdownIt, { type Token } from 'markdown-it';
import { find, html as htmlNames } from 'property-information';
import { visit } from 'unist-util-visit';
import { richTextMessages } from '../messages/rich-text.ts';
import { readAddress } from './address.ts';
import { sanitise } from './sanitise.ts';

export { toJsxRuntime } from 'hast-util-to-jsx-runtime';
export { SKIP, visit } from 'unist-util-visit';

const messages = richTextMessages.removed;

/** Text without disallowed content, and a description of what was removed. */
export interface Cleaned {
  readonly text: string;
  readonly removed: readonly string[];
}

/** Parses HTML. Text nested too deeply for the call stack is shown as typed. */
function parse(text: string): Root {
  try {
    return fromHtml(text, { fragment: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { type: 'root', children: [{ type: 'text', value: text }] };
  }
}

/** CommonMark with tables, strikethrough and bare web addresses. HTML inside Markdown is shown as text. */
export const markdown = new MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

export const readHtml = (text: string): Root => sanitise(parse(text));

export function readMarkdown(text: string): Root {
  const tree = parse(markdown.render(text));
  visit(tree, 'element', ({ tagName, children: [first] }) => {
    const words = first?.type === 'element' && first.tagName === 'p' ? first.children[0] : first;
    if (tagName !== 'li' || words?.type !== 'text') return;
    words.value = words.value.replace(/^\s*\[([ xX])\] /, (_, mark) => (mark === ' ' ? '☐ ' : '☑ '));
  });
  return sanitise(tree);
}

/** Markdown without the rows of tables that have no words. The head of a table stays: it may be empty. */
export function withoutEmptyRows(text: string): string {
  const emptyLines = new Set<number>();
  let row: { readonly line: number; isEmpty: boolean } | null = null;
  let isBody = false;
  for (const { type, map, content } of markdown.parse(text, {})) {
    if (type === 'tbody_open') isBody = true;
    if (type === 'tbody_close') isBody = false;
    if (type === 'tr_open' && isBody && map) row = { line: map[0], isEmpty: true };
    if (type === 'inline' && row && content !== '') row.isEmpty = false;
    if (type !== 'tr_close') continue;
    if (row?.isEmpty) emptyLines.add(row.line);
    row = null;
  }
  if (emptyLines.size === 0) return text;
  const lines = text.split(/\r\n?|\n/);
  return lines.filter((_, line) => !emptyLines.has(line)).join('\n');
}

/** Number of occurrences of each element, attribute and comment. */
function inventory(tree: Nodes): Map<string, number> {
  const found = new Map<string, number>();
  const add = (what: string) => found.set(what, (found.get(what) ?? 0) + 1);
  visit(tree, (node) => {
    if (node.type === 'comment') add(messages.comment);
    if (node.type !== 'element') return;
    add(`<${node.tagName}>`);
    for (const name of Object.keys(node.properties)) add(find(htmlNames, name).attribute);
  });
  return found;
}

/** Tags in the source. The parser drops misplaced ones, such as a second `<body>`. */
function writtenTags(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const withoutValues = text.replace(/=\s*(?:"[^"]*"|'[^']*')/g, '=');
  for (const [, name = ''] of withoutValues.matchAll(/<([a-z][a-z\d]*)/gi)) {
    const tag = `<${name.toLowerCase()}>`;
    found.set(tag, (found.get(tag) ?? 0) + 1);
  }
  return found;
}

/** Writes `&lt;` rather than `&#x3C;`. */
const named = { characterReferences: { useNamedReferences: true } };

/** Removes disallowed HTML (HIVE-14). Text without any is returned unchanged. */
export function cleanHtml(text: string): Cleaned {
  const tree = parse(text);
  const safe = sanitise(tree);
  const left = inventory(safe);
  const before = [...inventory(tree), ...writtenTags(text)];
  const removed = new Set(before.flatMap(([what, count]) => (count > (left.get(what) ?? 0) ? [what] : [])));
  return removed.size === 0 ? { text, removed: [] } : { text: toHtml(safe, named), removed: [...removed] };
}

/**
 * An escaped character, or a `<` that starts a tag for Markdown readers that accept HTML. Web and mail addresses in angle brackets are
 * not tags.
 */
const escapedOrTag = /\\[\s\S]|<(?=[a-zA-Z/!?])(?!(?:https?:\/\/|mailto:)[^\s<>]{1,2000}>)/g;
/** The target of a link, or of a definition such as `[1]: /bolts`, which may be in a quotation or list. */
const target =
  /(?<=\]\(\s{0,9}<?|^(?:[ \t>*+-]|\d{1,9}[.)]){0,40}\[[^\]\n]{1,1000}\]:\s{0,9}<?)(?:(?!\]\()(?:\\[^\s`]|[^\s\\)<>`])){1,2000}/gm;

/** Marks a place in a copy of a text. The copy is only parsed, never shown or stored. */
const marker = '\uE000';
const markedNumber = new RegExp(`${marker}(\\d+)${marker}`, 'g');

/** Reads links to disallowed addresses as links, as other programs may, so that replacing an address does not change what is code. */
const anyAddress = new MarkdownIt();
anyAddress.validateLink = () => true;

/** A marker that is the first thing in its line, apart from marks of quotations and lists. */
const markedFirst = new RegExp(`^(?:[ \\t>*+-]|\\d{1,9}[.)])*${marker}(\\d+)${marker}`, 'gm');

const numbersIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, number]) => Number(number));

function inCode(tokens: readonly Token[], firstInLine: ReadonlySet<number>): number[] {
  return tokens.flatMap(({ type, content, info, children }) => {
    if (type === 'fence' || type === 'code_block') return numbersIn(`${info}\n${content}`, markedNumber);
    // Readers that accept HTML let a tag at the start of a line end the paragraph, and with it the inline code.
    if (type === 'code_inline') return numbersIn(content, markedNumber).filter((number) => !firstInLine.has(number));
    return children ? inCode(children, firstInLine) : [];
  });
}

/**
 * Replaces the matches of a global pattern that are not code. Tokens of inline code have no position in the source, so a copy of the
 * text with a numbered marker at each match is parsed: the numbers within tokens of code are the matches that are code.
 */
function replaceOutsideCode(text: string, pattern: RegExp, replace: (match: string) => string): string {
  let count = 0;
  const copy = text.replaceAll(marker, '\uFFFD').replace(pattern, (match) => `${marker}${count++}${marker}${match}`);
  if (count === 0) return text;
  const codeMatches = new Set(inCode(anyAddress.parse(copy, {}), new Set(numbersIn(copy, markedFirst))));
  let number = 0;
  return text.replace(pattern, (match) => (codeMatches.has(number++) ? match : replace(match)));
}

/**
 * Cleans Markdown before it is stored (HIVE-14). Pages are protected by `readMarkdown`; this protects other programs that read the
 * stored text: outside code, the `<` of a tag becomes `\<`, and disallowed link addresses become `#`.
 */
export function cleanMarkdown(text: string): Cleaned {
  const removed = new Set<string>();
  const withoutTags = replaceOutsideCode(text, escapedOrTag, (match) => {
    if (match !== '<') return match;
    removed.add(messages.html);
    return '\\<';
  });
  const clean = replaceOutsideCode(withoutTags, target, (written) => {
    const address = markdown.utils.unescapeAll(written);
    if (!/^[^/?#]*:/.test(address) || readAddress(address) !== undefined) return written;
    removed.add(messages.address);
    return '#';
  });
  return { text: clean, removed: [...removed] };
}
