/** Where a thing of the grid stands: the row's id (null for the head) and the column, counted among the visible ones. */
export interface Place {
  readonly id: string | null;
  readonly column: number;
}

const controls = 'input, select, textarea, button, a[href]';

export function isTyping(element: EventTarget | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

export function frameOf(grid: HTMLElement, id: string): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
}

/** The element whose children are cells. */
function lineOf(grid: HTMLElement, id: string | null): Element | null {
  if (id === null) return grid.querySelector('[data-head]');
  return frameOf(grid, id);
}

export function cellAt(grid: HTMLElement, place: Place): HTMLElement | null {
  const cell = lineOf(grid, place.id)?.children.item(place.column);
  return cell instanceof HTMLElement ? cell : null;
}

/** What takes focus in a cell: its field, else its control, else the cell. */
export function focusTarget(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('input') ?? cell.querySelector<HTMLElement>(controls) ?? cell;
}

/** The place of an element in the grid; null within an open panel, whose keys are its own. `column` is -1 beneath the cells. */
export function placeOf(element: Element, columnCount: number): Place | null {
  const line = element.closest('[data-head], [data-row], [data-panel]');
  if (!line || line.hasAttribute('data-panel')) return null;
  const id = line.getAttribute('data-row');
  const column = [...line.children].findIndex((child) => child.contains(element));
  return { id, column: column >= columnCount ? -1 : column };
}

/** True where an arrow key would do nothing in a field, because the caret stands at that end or everything is marked. */
export function atEdge(field: EventTarget | null, side: 'start' | 'end'): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return side === 'start' ? selectionStart === 0 : selectionEnd === value.length;
}
