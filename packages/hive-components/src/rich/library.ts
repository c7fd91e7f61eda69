import type { Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import MarkdownIt from 'markdown-it';
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

/** A `<` that starts a tag for Markdown readers that accept HTML; excludes web and mail addresses in angle brackets. */
const tag = /(?<!\\)<(?=[a-zA-Z/!?])(?!(?:https?:\/\/|mailto:)[^\s<>]{1,2000}>)/g;
/** The target of a link, or of a definition such as `[1]: /bolts`. */
const target = /(\]\(\s{0,9}|^ {0,3}\[[^\]\n]{1,1000}\]:\s{0,9})<?([^\s)>]{1,2000})/g;

function cleanWords(text: string, removed: Set<string>): string {
  const plain = text.replace(tag, () => {
    removed.add(messages.html);
    return '\\<';
  });
  return plain.replace(target, (whole, start: string, written: string) => {
    const address = markdown.utils.unescapeAll(written);
    if (!/^[^/?#]*:/.test(address) || readAddress(address) !== undefined) return whole;
    removed.add(messages.address);
    return `${start}#`;
  });
}

/**
 * Cleans Markdown before it is stored (HIVE-14). Pages are protected by `readMarkdown`; this protects other programs that read the
 * stored text: outside code, the `<` of a tag becomes `\<`, and disallowed link addresses become `#`.
 */
export function cleanMarkdown(text: string): Cleaned {
  const removed = new Set<string>();
  let fenced = false;
  const lines = text.split('\n').map((line) => {
    if (/^ {0,3}(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
    else if (!fenced) {
      // Every second part is code in backticks.
      const parts = line.split(/(`[^`]*`)/);
      return parts.map((part, index) => (index % 2 ? part : cleanWords(part, removed))).join('');
    }
    return line;
  });
  return removed.size === 0 ? { text, removed: [] } : { text: lines.join('\n'), removed: [...removed] };
}
