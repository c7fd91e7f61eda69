import { Disclosure } from '@portal/design-system';
import type { ImportIssue } from '@portal/domain/cart';
import { useState } from 'react';
import { orderTermsMessages } from '../messages/order-terms.tsx';
import { SideSection } from '../order-side/SideSection.tsx';
import * as css from './OrderTerms.css.ts';

export interface ImportNotesProps {
  /** Rows that became a line but need a remark. */
  readonly warnings: readonly ImportIssue[];
  /** Rows that did not become a line, each with the reason. */
  readonly errors: readonly ImportIssue[];
}

const messages = orderTermsMessages.importNotes;

/** IMP-01: result of the import that an order was made from, row by row. Available as long as the order exists. */
export function ImportNotes({ warnings, errors }: ImportNotesProps) {
  if (warnings.length + errors.length === 0) return null;
  return (
    <SideSection title={messages.title}>
      <Notes title={messages.leftOut(errors.length)} issues={errors} />
      <Notes title={messages.toCheck(warnings.length)} issues={warnings} />
    </SideSection>
  );
}

function Notes({ title, issues }: { title: string; issues: readonly ImportIssue[] }) {
  const [open, setOpen] = useState(false);
  if (issues.length === 0) return null;
  return (
    <Disclosure title={title} open={open} onOpenChange={setOpen}>
      {/* There may be two thousand rows: they render only when opened. */}
      {open ? (
        <ul className={css.issues}>
          {issues.map(({ row, message }) => (
            <li key={`${row} ${message}`} className={css.facts}>
              <span className={css.label}>{messages.row(row)}</span>
              <span>{message}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </Disclosure>
  );
}
