import { GridBox } from '@portal/design-system';
import { LineRemedy } from './LineRemedy.tsx';
import { useLine, useOrderTable } from './line-context.ts';
import type { LineView } from './line-view.ts';
import * as css from './note.css.ts';

/** The note of a line, or null: most lines have none. */
export const lineNote = (view: LineView | null) => (view?.note ? <LineNote /> : null);

/** The strip below a line: what happened, why, and at most two remedies. A locked order offers no remedies. */
function LineNote() {
  const { view, open } = useLine();
  const { locked } = useOrderTable();
  const { note, fresh } = view;
  if (!note) return null;
  return (
    <GridBox role="gridcell" className={css.note}>
      <span className={css.noteWords}>
        <b className={css.noteTone[note.tone]}>{note.what}</b> {note.why}
      </span>
      {locked
        ? null
        : note.remedies.map(({ id, label }) => <LineRemedy key={id} id={id} label={label} keyShown={fresh || open} />)}
    </GridBox>
  );
}
