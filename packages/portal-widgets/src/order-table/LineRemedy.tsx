import { cx, RowAction } from '@portal/design-system';
import { useLine, useOrderTable } from './line-context.ts';
import { type RemedyId, remedies } from './line-view.ts';
import * as css from './note.css.ts';

export interface LineRemedyProps {
  readonly id: RemedyId;
  readonly label: string;
  /** Shows the key before the label, for a column of numbers aligned to the end. */
  readonly keyFirst?: boolean;
  /** Shows the key without hover or focus. */
  readonly keyShown?: boolean;
}

/** A remedy button of a line, with its key. */
export function LineRemedy({ id, label, keyFirst = false, keyShown = false }: LineRemedyProps) {
  const { view } = useLine();
  const { onRemedy } = useOrderTable();
  const { key, cap } = remedies[id];
  return (
    <RowAction
      data-cap={cap}
      aria-keyshortcuts={`${key} Alt+${key}`}
      className={cx(css.remedy, keyFirst && css.keyFirst, keyShown && css.keyShown)}
      onClick={() => onRemedy(view.line.line_id, id)}
    >
      {label}
    </RowAction>
  );
}
