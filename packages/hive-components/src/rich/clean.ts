import { readAddress } from './address.ts';
import { isVoid } from './allowed.ts';
import { decodeEntities, encodeEntities } from './entities.ts';
import { readHtml } from './html.ts';
import type { RichNode } from './tree.ts';

/** A tree as HTML. For keeping only: what is shown is made from the tree itself. */
export function writeHtml(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return encodeEntities(node);
      const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${encodeEntities(value)}"`);
      const open = `<${node.tag}${attributes.join('')}>`;
      return isVoid(node.tag) ? open : `${open}${writeHtml(node.children)}</${node.tag}>`;
    })
    .join('');
}

/** HTML without what a page may not hold (HIVE-14). Text that holds nothing such comes back letter for letter. */
export function cleanHtml(text: string): { text: string; removed: readonly string[] } {
  const { nodes, removed } = readHtml(text);
  return removed.length === 0 ? { text, removed } : { text: writeHtml(nodes), removed };
}

/** A `<` that begins a tag in the eyes of other readers of Markdown, yet no address between angle brackets. */
const tag = /(?<!\\)<(?=[a-zA-Z/!?])(?!(?:https?:\/\/|mailto:)[^\s<>]{1,2000}>)/g;
const target = /\]\(\s{0,9}<?([^\s)>]{1,2000})/g;

function cleanWords(text: string, removed: Set<string>): string {
  const plain = text.replace(tag, () => {
    removed.add('HTML, now shown as text');
    return '\\<';
  });
  return plain.replace(target, (whole, written: string) => {
    const address = decodeEntities(written).replace(/\\(.)/g, '$1');
    if (!/^[^/?#]*:/.test(address) || readAddress(address) !== undefined) return whole;
    removed.add('an address');
    return '](#';
  });
}

/**
 * Markdown that no other program would run anything of either (HIVE-14): here HTML in Markdown is text, so its `<` is written `\<`
 * outside code, and addresses that a link may not have give way to `#`.
 */
export function cleanMarkdown(text: string): { text: string; removed: readonly string[] } {
  const removed = new Set<string>();
  let fenced = false;
  const lines = text.split('\n').map((line) => {
    if (/^ {0,3}(?:`{3,}|~{3,})/.test(line)) fenced = !fenced;
    else if (!fenced) {
      // Every second part is code between backticks.
      const parts = line.split(/(`[^`]*`)/);
      return parts.map((part, index) => (index % 2 ? part : cleanWords(part, removed))).join('');
    }
    return line;
  });
  return removed.size === 0 ? { text, removed: [] } : { text: lines.join('\n'), removed: [...removed] };
}
