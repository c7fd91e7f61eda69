/** A cell of the grid: the row's id (null for the head) and the column, counted among the visible ones from 0. */
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

export function rowElement(grid: HTMLElement, id: string | null): HTMLElement | null {
  return grid.querySelector<HTMLElement>(id === null ? '[data-head]' : `[data-row="${CSS.escape(id)}"]`);
}

export function cellElement(grid: HTMLElement, { id, column }: Place): HTMLElement | null {
  return rowElement(grid, id)?.querySelector<HTMLElement>(`:scope > [aria-colindex="${column + 1}"]`) ?? null;
}

/** The element of a cell that takes focus: its field, otherwise its control, otherwise the cell itself. */
export function focusTarget(cell: HTMLElement): HTMLElement {
  return cell.querySelector<HTMLElement>('input') ?? cell.querySelector<HTMLElement>(controls) ?? cell;
}

/** The field of a row that receives digits typed on the row. */
export function fieldOfRow(row: HTMLElement | null): HTMLInputElement | null {
  return row?.querySelector<HTMLInputElement>('[role="gridcell"] > input') ?? null;
}

/** The place of an element in the grid; null within an open panel, which handles its own keys. `column` is -1 below the cells, as in a note. */
export function placeOf(element: Element): Place | null {
  const row = element.closest('[data-head], [data-row], [data-panel]');
  if (!row || row.hasAttribute('data-panel')) return null;
  const cell = [...row.children].find((child) => child.contains(element));
  return { id: row.getAttribute('data-row'), column: Number(cell?.getAttribute('aria-colindex') ?? 0) - 1 };
}

/**
 * True for a field whose value has not changed since it got focus: all of it is selected. A field that is being typed into has the attribute
 * `data-typed`.
 */
export function isUntouched(field: EventTarget | null): boolean {
  if (!(field instanceof HTMLInputElement) || field.hasAttribute('data-typed')) return false;
  return field.selectionStart === 0 && field.selectionEnd === field.value.length;
}

/** True where an arrow key would do nothing in a field, because the caret stands at that end or everything is selected. */
export function atEdge(field: EventTarget | null, side: 'start' | 'end'): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  if (selectionStart !== selectionEnd) return false;
  return side === 'start' ? selectionStart === 0 : selectionEnd === value.length;
}
