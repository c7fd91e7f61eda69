import { keyInDraft } from '@portal/domain/hive';

const isInSection = (element: Element): boolean => {
  const key = element.getAttribute('data-h') ?? '';
  return keyInDraft(key) !== key;
};

/** The nearest component element at or above `element`; null if there is none. A synced section is one component. */
export function componentAround(element: Element | null | undefined): Element | null {
  let found = element?.closest('[data-h]') ?? null;
  while (found && isInSection(found)) found = found.parentElement?.closest('[data-h]') ?? null;
  return found;
}

/** Key of the component that contains an element of the page. */
export const keyAround = (element: Element | null | undefined): string | null =>
  componentAround(element)?.getAttribute('data-h') ?? null;

export const isComponent = (element: Element): boolean => element.hasAttribute('data-h');

/** The element of a component on a page; null if it is not shown. */
export const elementOf = (page: Element | null, key: string): Element | null =>
  page?.querySelector(`[data-h="${CSS.escape(key)}"]`) ?? null;

/** The element of a cell of a component; null if the component is not shown or has no such cell. */
export const cellElementOf = (page: Element | null, key: string, cell: number): Element | null => {
  const component = elementOf(page, key);
  const cells = component?.querySelectorAll(`[data-cell="${cell}"]`) ?? [];
  return [...cells].find((each) => componentAround(each) === component) ?? null;
};

/** Number of the cell around an element, of the component around it; null outside of its cells. */
export function cellAround(element: Element): number | null {
  const cell = element.closest('[data-cell]');
  const own = cell?.closest('[data-h]');
  // The cells of a grid in a synced section belong to the section, which has none.
  if (!cell || !own || isInSection(own)) return null;
  return own === componentAround(element) ? Number(cell.getAttribute('data-cell')) : null;
}
