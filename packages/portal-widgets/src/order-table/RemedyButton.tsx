import { memo } from 'react';
import { type RemedyId, remedies } from './line-view.ts';
import * as css from './note.css.ts';

export interface RemedyButtonProps {
  readonly lineId: string;
  readonly id: RemedyId;
  readonly label: string;
  readonly keyFirst?: boolean;
  /** The key shows without pointer or focus. */
  readonly keyShown?: boolean;
  readonly onRemedy: (line_id: string, remedy: RemedyId) => void;
}

/** Something a line offers, with its key. A tab stop only on the current line: `data-in-row` is the table's word for that. */
export const RemedyButton = memo(function RemedyButton({
  lineId,
  id,
  label,
  keyFirst,
  keyShown,
  onRemedy,
}: RemedyButtonProps) {
  const { key, cap } = remedies[id];
  return (
    <button
      type="button"
      tabIndex={-1}
      data-in-row
      data-cap={cap}
      aria-keyshortcuts={key}
      className={`${css.remedy} ${keyFirst ? css.keyFirst : ''} ${keyShown ? css.keyShown : ''}`}
      onClick={() => onRemedy(lineId, id)}
    >
      {label}
    </button>
  );
});
