import type { HiveNode } from '@portal/domain/hive';
import { shapeOf } from '../model/component-types.ts';
import { shownValue } from '../settings/setting-text.ts';
import { isComponent, keyAround } from './elements.ts';

/** The setting whose stored text is displayed exactly as stored; null if there is none, as for Markdown of several lines. */
export function settingReadAs(node: HiveNode, text: string): string | null {
  const wanted = text.trim();
  if (wanted === '' || wanted.includes('\n')) return null;
  for (const [name, setting] of Object.entries(shapeOf(node.name))) {
    // Settings with a special control, such as addresses and lengths, are not displayed as text.
    const isText = (setting.wire === 'String' || setting.wire === 'Markdown') && setting.control === undefined;
    if (!isText || setting.readonly || setting.options || typeof setting.initial !== 'string') continue;
    if (String(shownValue(setting, node.settings, name)).trim() === wanted) return name;
  }
  return null;
}

export interface EditableText {
  readonly element: HTMLElement;
  readonly key: string;
  readonly setting: string;
}

/** The editable text at an element: the innermost element whose text is a setting. */
export function editableTextAt(start: Element, node: HiveNode): EditableText | null {
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

/** The first editable text of a component. */
export function firstEditableText(component: Element, node: HiveNode): EditableText | null {
  for (const element of component.querySelectorAll('*')) {
    const isLast = element.childElementCount === 0 && keyAround(element) === node.key;
    const found = isLast ? editableTextAt(element, node) : null;
    if (found) return found;
  }
  return component.childElementCount === 0 ? editableTextAt(component, node) : null;
}

const elementNode = 1;
const textNode = 3;

/**
 * Takes a snapshot of an element's nodes and their text, and returns a function that restores it. Editing changes the text inside existing
 * nodes, so the text of each is restored as well.
 */
export function snapshotOf(node: Node): () => void {
  // By node type: nodes of the frame are not instances of this window's classes.
  if (node.nodeType === textNode) {
    const text = node as Text;
    const { data } = text;
    return () => {
      text.data = data;
    };
  }
  // Other nodes without children, such as comments, do not change.
  if (node.nodeType !== elementNode) return () => {};
  const own = [...node.childNodes];
  const within = own.map(snapshotOf);
  return () => {
    (node as Element).replaceChildren(...own);
    for (const restore of within) restore();
  };
}

/**
 * Makes an element editable until it is left. Enter accepts the text, Escape cancels; `done` gets the text, or null if unchanged or cancelled.
 * React's own nodes are restored first, so that React can update them.
 */
export function editInline(element: HTMLElement, label: string, done: (text: string | null) => void): void {
  const restore = snapshotOf(element);
  const before = element.textContent ?? '';
  const draggable = element.closest('[draggable]');
  const added = { contenteditable: 'plaintext-only', role: 'textbox', 'aria-label': label } as const;
  const previous = Object.keys(added).map((name) => [name, element.getAttribute(name)] as const);
  // On a draggable element, selecting text with the pointer would start a drag.
  draggable?.removeAttribute('draggable');
  for (const [name, value] of Object.entries(added)) element.setAttribute(name, value);
  element.focus();
  element.ownerDocument.getSelection()?.selectAllChildren(element);
  const listeners = new AbortController();
  const end = (accept: boolean) => {
    if (listeners.signal.aborted) return;
    listeners.abort();
    const after = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    restore();
    for (const [name, value] of previous) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    draggable?.setAttribute('draggable', 'true');
    done(accept && after !== before.trim() ? after : null);
  };
  element.addEventListener('blur', () => end(true), { signal: listeners.signal });
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
    { signal: listeners.signal },
  );
}
