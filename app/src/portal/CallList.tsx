import { Disclosure } from '@portal/design-system';
import type { CallRecord } from '@portal/portal-client';
import { useState } from 'react';
import { AnswerText } from './AnswerText.tsx';
import * as css from './CallList.css.ts';
import { callFacts } from './call-text.ts';

function Call({ call, open: first }: { call: CallRecord; open: boolean }) {
  const [open, setOpen] = useState(first);
  return (
    <Disclosure title={call.name} note={callFacts(call)} open={open} onOpenChange={setOpen}>
      {open && call.envelope ? <AnswerText answer={call.envelope} /> : null}
      {call.envelope ? null : <p className={css.none}>There was no answer.</p>}
    </Disclosure>
  );
}

export interface CallListProps {
  calls: readonly CallRecord[];
  label: string;
  /** The answers show at once. */
  open?: boolean;
}

/** RUN-01, SHELL-05: calls with their timing and envelope. */
export function CallList({ calls, label, open = false }: CallListProps) {
  return (
    <section aria-label={label} className={css.list}>
      {calls.map((call, index) => (
        // Two calls may begin in the same millisecond; a list only grows at one end.
        <Call key={`${call.startedAt} ${call.name} ${open ? index : calls.length - index}`} call={call} open={open} />
      ))}
    </section>
  );
}
