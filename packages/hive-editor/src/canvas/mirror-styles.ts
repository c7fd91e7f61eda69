import type { ThemeKey } from '@portal/design-system';

/** Copies a style element into another document. The nonce must be set as a property: browsers hide the attribute. */
function copyOf(element: Element, to: Document): Element {
  const copy = to.importNode(element, true) as HTMLElement;
  const { nonce } = element as HTMLElement;
  if (nonce) copy.nonce = nonce;
  return copy;
}

const isSheet = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('link[rel="stylesheet"], style');

/** Theme, direction and spacing are attributes of the root element; custom colours are in its style. Another theme has its own. */
function mirrorRoot(from: HTMLElement, to: HTMLElement, theme: ThemeKey | null): void {
  for (const { name, value } of from.attributes) {
    const isOwn = name === 'data-theme' && theme !== null;
    if (name !== 'style' && !isOwn && to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
  to.style.cssText = theme === null ? from.style.cssText : '';
  if (theme !== null) to.setAttribute('data-theme', theme);
}

/** Copies the style sheets of this document into a same-origin document and keeps them in sync. Returns a function that stops. */
export function mirrorStyles(from: Document, to: Document): () => void {
  const copies = new Map<Node, Element>();
  const add = (node: Node) => {
    if (!isSheet(node) || copies.has(node)) return;
    const copy = copyOf(node, to);
    copies.set(node, copy);
    to.head.append(copy);
  };
  const remove = (node: Node) => {
    copies.get(node)?.remove();
    copies.delete(node);
  };
  for (const node of from.head.querySelectorAll('link[rel="stylesheet"], style')) add(node);
  const sheets = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      addedNodes.forEach(add);
      removedNodes.forEach(remove);
    }
  });
  sheets.observe(from.head, { childList: true });
  return () => {
    sheets.disconnect();
    for (const copy of copies.values()) copy.remove();
  };
}

/**
 * Applies the styles of this document to another and keeps them in sync, in the given theme or else in the same. Returns a function that
 * stops.
 */
export function mirrorLook(from: Document, to: Document, theme: ThemeKey | null): () => void {
  const mirror = () => mirrorRoot(from.documentElement, to.documentElement, theme);
  mirror();
  const root = new MutationObserver(mirror);
  root.observe(from.documentElement, { attributes: true });
  return () => root.disconnect();
}
