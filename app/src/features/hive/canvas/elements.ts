/** The element that a component has on the page, itself or around `element`; null where that is of no component. */
export const componentAround = (element: Element | null | undefined): Element | null =>
  element?.closest('[data-h]') ?? null;

/** The component that an element of the page belongs to. */
export const keyAround = (element: Element | null | undefined): string | null =>
  componentAround(element)?.getAttribute('data-h') ?? null;

export const isComponent = (element: Element): boolean => element.hasAttribute('data-h');

/** The element of a component on a page; null where it is not shown there. */
export const elementOf = (page: Element | null, key: string): Element | null =>
  page?.querySelector(`[data-h="${CSS.escape(key)}"]`) ?? null;
