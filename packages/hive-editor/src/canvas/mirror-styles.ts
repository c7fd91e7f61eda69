/** Copies a style element into another document. The nonce must be set as a property: browsers hide the attribute. */
function copyOf(element: Element, to: Document): Element {
  const copy = to.importNode(element, true) as HTMLElement;
  const { nonce } = element as HTMLElement;
  if (nonce) copy.nonce = nonce;
  return copy;
}

const isSheet = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('link[rel="stylesheet"], style');

/** Theme, direction and spacing are attributes of the root element; custom colours are in its style. */
function mirrorRoot(from: HTMLElement, to: HTMLElement): void {
  for (const { name, value } of from.attributes) {
    if (name !== 'style' && to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
  to.style.cssText = from.style.cssText;
}

/**
 * Copies the style sheets and theme of this document into a same-origin document and keeps them in sync. Returns a function that stops.
 */
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
  mirrorRoot(from.documentElement, to.documentElement);
  const sheets = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) {
      addedNodes.forEach(add);
      removedNodes.forEach(remove);
    }
  });
  sheets.observe(from.head, { childList: true });
  const root = new MutationObserver(() => mirrorRoot(from.documentElement, to.documentElement));
  root.observe(from.documentElement, { attributes: true });
  return () => {
    sheets.disconnect();
    root.disconnect();
    for (const copy of copies.values()) copy.remove();
  };
}
