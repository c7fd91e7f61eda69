/** The nearest component element at or above `element`; null if there is none. */
export const componentAround = (element: Element | null | undefined): Element | null =>
  element?.closest('[data-h]') ?? null;

/** Key of the component that contains an element of the page. */
export const keyAround = (element: Element | null | undefined): string | null =>
  componentAround(element)?.getAttribute('data-h') ?? null;

export const isComponent = (element: Element): boolean => element.hasAttribute('data-h');

/** The element of a component on a page; null if it is not shown. */
export const elementOf = (page: Element | null, key: string): Element | null =>
  page?.querySelector(`[data-h="${CSS.escape(key)}"]`) ?? null;
