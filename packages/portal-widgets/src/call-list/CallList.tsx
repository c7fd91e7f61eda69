import { Disclosure } from '@portal/design-system';
import { useState } from 'react';
import { callListMessages as messages } from '../messages/call-list.ts';
import * as css from './CallList.css.ts';
import { type CallView, callFacts } from './call-text.ts';
import { ResponseText } from './ResponseText.tsx';

function Call({ call, open: first }: { call: CallView; open: boolean }) {
  const [open, setOpen] = useState(first);
  return (
    <Disclosure title={call.name} note={callFacts(call)} open={open} onOpenChange={setOpen}>
      {open && call.envelope ? <ResponseText response={call.envelope} /> : null}
      {call.envelope ? null : <p className={css.none}>{messages.noResponse}</p>}
    </Disclosure>
  );
}

export interface CallListProps {
  calls: readonly CallView[];
  label: string;
  /** Responses are expanded at the start. */
  open?: boolean;
}

/** RUN-01, SHELL-05: calls with their timing and envelope. */
export function CallList({ calls, label, open = false }: CallListProps) {
  return (
    <section aria-label={label} className={css.list}>
      {calls.map((call, index) => (
        // Two calls can start in the same millisecond, so the index is part of the key. The list only grows at one end.
        <Call key={`${call.startedAt} ${call.name} ${open ? index : calls.length - index}`} call={call} open={open} />
      ))}
    </section>
  );
}
