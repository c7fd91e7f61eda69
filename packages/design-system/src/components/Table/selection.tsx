import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { checkbox } from '../../internal/choice.css.ts';
import { GridBox } from './grid-box.ts';
import { isTyping } from './grid-dom.ts';
import * as css from './selection.css.ts';
import type { TableSelection } from './Table.props.ts';

const features = tableFeatures({ rowSelectionFeature });
const noColumns: never[] = [];

export interface RowSelectionOptions {
  readonly rowIds: readonly string[];
  readonly selected: ReadonlySet<string>;
  /** What a row is called, for its checkbox. */
  readonly nameOf: (id: string) => string;
  readonly onSelected: (selected: ReadonlySet<string>) => void;
}

/**
 * Rows that can be selected, for `Table`'s `selection`: a checkbox a row and one over all of them; with Shift all rows from the one before;
 * Space on any cell, and Ctrl+A. In a file of its own, so that a table without selection does not carry it.
 */
export function useRowSelection({ rowIds, selected, nameOf, onSelected }: RowSelectionOptions): TableSelection {
  const data = useMemo(() => rowIds.map((id) => ({ id })), [rowIds]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...selected].map((id) => [id, true] as const)) as Record<string, true>,
    [selected],
  );
  const table = useTable(
    {
      features,
      columns: noColumns,
      data,
      getRowId: ({ id }: { id: string }) => id,
      state: { rowSelection },
      onRowSelectionChange: (change) => {
        const next = typeof change === 'function' ? change(rowSelection) : change;
        onSelected(new Set(Object.keys(next).filter((id) => next[id])));
      },
    },
    () => null,
  );
  const all = rowIds.length > 0 && rowIds.every((id) => selected.has(id));
  const some = !all && rowIds.some((id) => selected.has(id));
  const toggle = (id: string, event: unknown) => table.getRow(id).getToggleSelectedHandler()(event);

  const onKeyDown = (event: KeyboardEvent): boolean => {
    const target = event.target as HTMLElement;
    const typing: boolean = isTyping(event.target);
    if (typing || target.closest('[data-panel]')) return false;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
      onSelected(new Set(rowIds));
      event.preventDefault();
      return true;
    }
    const id = target.closest('[data-row]')?.getAttribute('data-row');
    // Space on a control is the control's own.
    if (event.key !== ' ' || !id || target.closest('input, button, a, select')) return false;
    toggle(id, { shiftKey: event.shiftKey, target: { checked: !selected.has(id) } });
    event.preventDefault();
    return true;
  };
  return {
    column: { id: 'select', name: 'Selected', nameHidden: true, width: 36, fixed: true },
    selected,
    head: (
      <SelectBox
        label={all ? 'Select none' : 'Select all'}
        checked={all}
        mixed={some}
        onToggle={() => onSelected(all ? new Set() : new Set(rowIds))}
      />
    ),
    cell: (id) => (
      <GridBox role="gridcell" className={css.cell}>
        <SelectBox label={`Select ${nameOf(id)}`} checked={selected.has(id)} onToggle={(event) => toggle(id, event)} />
      </GridBox>
    ),
    onKeyDown,
  };
}

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly onToggle: (event: unknown) => void;
}

function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps): ReactNode {
  return (
    <span className={css.target}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onToggle}
        className={checkbox}
      />
    </span>
  );
}
