import type { HiveNode } from '@portal/domain/hive';
import { shapeOf } from '../model/types-known.ts';
import { shownValue } from '../settings/setting-text.ts';
import { isComponent, keyAround } from './elements.ts';

/** The setting of a component that reads on the page exactly as it is stored; null where none does, as with Markdown of several lines. */
export function settingReadAs(node: HiveNode, text: string): string | null {
  const wanted = text.trim();
  if (wanted === '' || wanted.includes('\n')) return null;
  for (const [name, setting] of Object.entries(shapeOf(node.name))) {
    // Addresses and lengths have a control of their own, and are never read on a page.
    const isText = (setting.wire === 'String' || setting.wire === 'Markdown') && setting.control === undefined;
    if (!isText || setting.readonly || setting.options || typeof setting.initial !== 'string') continue;
    if (String(shownValue(setting, node.settings, name)).trim() === wanted) return name;
  }
  return null;
}

export interface Found {
  readonly element: HTMLElement;
  readonly key: string;
  readonly setting: string;
}

/** What can be written on the page where somebody has pointed: the innermost element whose words are a setting's. */
export function foundAt(start: Element, node: HiveNode): Found | null {
  for (
    let element: Element | null = start;
    element && keyAround(element) === node.key;
    element = element.parentElement
  ) {
    const setting = settingReadAs(node, element.textContent ?? '');
    if (setting !== null) return { element: element as HTMLElement, key: node.key, setting };
    if (isComponent(element)) break;
  }
  return null;
}

/** The first words of a component that can be written on the page. */
export function foundIn(component: Element, node: HiveNode): Found | null {
  for (const element of component.querySelectorAll('*')) {
    const isLast = element.childElementCount === 0 && keyAround(element) === node.key;
    const found = isLast ? foundAt(element, node) : null;
    if (found) return found;
  }
  return component.childElementCount === 0 ? foundAt(component, node) : null;
}

const elementNode = 1;
const textNode = 3;

/**
 * What stands in an element, to be put back as it was: its nodes, theirs, and the words of each, for writing changes the words of a node
 * and leaves the node where it is.
 */
export function standing(node: Node): () => void {
  // Of a frame as well: its nodes are none of this window's classes.
  if (node.nodeType === textNode) {
    const text = node as Text;
    const { data } = text;
    return () => {
      text.data = data;
    };
  }
  // Other nodes without children, as comments, are not written in.
  if (node.nodeType !== elementNode) return () => {};
  const own = [...node.childNodes];
  const within = own.map(standing);
  return () => {
    (node as Element).replaceChildren(...own);
    for (const restore of within) restore();
  };
}

/**
 * Lets an element of the page be written in until it is left: Enter keeps what was written, Escape does not. `done` gets it, or null.
 * What React had put there is put back before, so that it finds its own nodes when the new words come.
 */
export function writeIn(element: HTMLElement, label: string, done: (text: string | null) => void): void {
  const restore = standing(element);
  const before = element.textContent ?? '';
  const held = element.closest('[draggable]');
  const given = { contenteditable: 'plaintext-only', role: 'textbox', 'aria-label': label } as const;
  const had = Object.keys(given).map((name) => [name, element.getAttribute(name)] as const);
  // A component that can be dragged would be, where words are to be selected.
  held?.removeAttribute('draggable');
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  element.focus();
  element.ownerDocument.getSelection()?.selectAllChildren(element);
  const ends = new AbortController();
  const end = (keep: boolean) => {
    if (ends.signal.aborted) return;
    ends.abort();
    const after = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    restore();
    for (const [name, value] of had) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    held?.setAttribute('draggable', 'true');
    done(keep && after !== before.trim() ? after : null);
  };
  element.addEventListener('blur', () => end(true), { signal: ends.signal });
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
      event.preventDefault();
      event.stopPropagation();
      const page = element.closest<HTMLElement>('[tabindex="-1"]');
      end(event.key === 'Enter');
      page?.focus({ preventScroll: true });
    },
    { signal: ends.signal },
  );
}
