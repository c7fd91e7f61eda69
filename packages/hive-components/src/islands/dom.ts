/** Adds a listener and returns a function that removes it. */
export function on<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  element.addEventListener(name, listener);
  return () => element.removeEventListener(name, listener);
}

/** Combines several functions into one that calls them all. */
export const all =
  (...stops: readonly (() => void)[]): (() => void) =>
  () => {
    for (const stop of stops) stop();
  };

interface Made {
  readonly className?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { className = '', text, attributes = {} }: Made,
  ...children: readonly Node[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Elements with this `data-part` that belong to this island and not to one nested in it. */
export const parts = (element: HTMLElement, name: string): HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(`[data-part="${name}"]`)].filter(
    (each) => each.closest('[data-island]') === element,
  );

/** The first such element. */
export const part = (element: HTMLElement, name: string): HTMLElement | null => parts(element, name)[0] ?? null;
