import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toDom } from 'hast-util-to-dom';
import { SKIP, visit } from 'unist-util-visit';
import { sanitise } from './sanitise.ts';

const styleOf = ({ properties }: Element) => String(properties.style ?? '');
const isElement = (node: RootContent): node is Element => node.type === 'element';

function textOf(node: Element): string {
  let text = '';
  visit(node, 'text', ({ value }) => {
    text += value;
  });
  return text;
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

interface WordItem {
  /** 1 for the outermost list. */
  readonly level: number;
  readonly tagName: 'ol' | 'ul';
  readonly item: Element;
}

/** Word writes list items as paragraphs with a style such as `mso-list:l0 level2 lfo1`, and their bullets and numbers as text. */
function wordItem(node: RootContent): WordItem | null {
  if (!isElement(node) || node.tagName !== 'p') return null;
  const level = /mso-list:[^;]*level(\d)/.exec(styleOf(node))?.[1];
  if (level === undefined) return null;
  let mark = '';
  visit(node, 'element', (each, index, parent) => {
    if (!parent || index === undefined || !/mso-list:\s*ignore/i.test(styleOf(each))) return;
    mark = textOf(each).trim();
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return {
    level: Number(level),
    tagName: /^[\da-z]{1,4}[.)]/i.test(mark) ? 'ol' : 'ul',
    item: element('li', [element('p', node.children)]),
  };
}

/** Makes lists of the paragraphs that Word marked as items. */
function withLists<Content extends RootContent>(children: readonly Content[]): (Content | Element)[] {
  const made: (Content | Element)[] = [];
  let open: { level: number; list: Element }[] = [];
  for (const child of children) {
    const found = wordItem(child);
    if (!found) {
      if (child.type !== 'text' || child.value.trim() !== '') open = [];
      made.push(child);
      continue;
    }
    const { level, tagName, item } = found;
    open = open.filter((each) => each.level < level || (each.level === level && each.list.tagName === tagName));
    const last = open.at(-1);
    if (last?.level === level) last.list.children.push(item);
    else {
      const list = element(tagName, [item]);
      const holder = last?.list.children.at(-1);
      if (holder?.type === 'element') holder.children.push(list);
      else made.push(list);
      open.push({ level, list });
    }
  }
  return made;
}

/** The element with the same meaning as the style of an inline element, such as `strong`; undefined if there is none. */
function markOf(node: Element): string | undefined {
  const style = styleOf(node);
  if (node.tagName === 'span' && /font-weight:\s*(?:bold|[6-9]00)/.test(style)) return 'strong';
  if (node.tagName === 'span' && /font-style:\s*italic/.test(style)) return 'em';
  // Google Docs puts everything it copies in such an element.
  return node.tagName === 'b' && /font-weight:\s*normal/.test(style) ? 'span' : undefined;
}

/** Pasted HTML without disallowed content. Lists and formatting from Word and Google Docs become HTML lists and elements. */
export function readPasted(html: string): Root {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', (node) => {
    node.tagName = markOf(node) ?? node.tagName;
    node.children = withLists(node.children) as ElementContent[];
  });
  tree.children = withLists(tree.children);
  return sanitise(tree);
}

/** The same as elements of this document, made without parsing HTML in it (see Trusted Types in docs/security.md). */
export const pastedContent = (html: string): Node => toDom(readPasted(html), { fragment: true });
