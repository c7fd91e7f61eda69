import { Disclosure } from '@portal/design-system';
import type { ImportMark } from '@portal/domain/cart';
import { useState } from 'react';
import { SideSection } from '../order-side/SideSection.tsx';
import * as css from './OrderTerms.css.ts';

export interface ImportNotesProps {
  /** Rows that became a line but need a remark. */
  readonly warnings: readonly ImportMark[];
  /** Rows that did not become a line, each with the reason. */
  readonly errors: readonly ImportMark[];
}

const rowsOf = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** IMP-01: result of the import that an order was made from, row by row. Available as long as the order exists. */
export function ImportNotes({ warnings, errors }: ImportNotesProps) {
  if (warnings.length + errors.length === 0) return null;
  return (
    <SideSection title="Imported from a list">
      <Notes title={`${rowsOf(errors.length)} left out`} marks={errors} />
      <Notes title={`${rowsOf(warnings.length)} to check`} marks={warnings} />
    </SideSection>
  );
}

function Notes({ title, marks }: { title: string; marks: readonly ImportMark[] }) {
  const [open, setOpen] = useState(false);
  if (marks.length === 0) return null;
  return (
    <Disclosure title={title} open={open} onOpenChange={setOpen}>
      {/* There may be two thousand rows: they render only when opened. */}
      {open ? (
        <ul className={css.marks}>
          {marks.map(({ row, message }) => (
            <li key={`${row} ${message}`} className={css.facts}>
              <span className={css.label}>Row {row}</span>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Disclosure>
  );
}
