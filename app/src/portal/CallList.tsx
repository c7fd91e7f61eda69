import { Disclosure } from '@portal/design-system';
import type { CallRecord } from '@portal/portal-client';
import { useState } from 'react';
import * as css from './CallList.css.ts';

/** More of an answer is of no use on a screen, in characters. */
const mostShown = 20_000;

function shown(value: unknown): string {
  const text = JSON.stringify(value, null, 2);
  return text.length > mostShown ? `${text.slice(0, mostShown)}\n… ${text.length - mostShown} characters more` : text;
}

/** `OK, display_message · 12 ms`, with the number of sends where there was more than one. */
export function callFacts({ result, envelope, milliseconds, sends }: CallRecord): string {
  const answer = [envelope?.status ?? result, envelope?.action ?? ''].filter((each) => each !== '').join(', ');
  return `${answer} · ${Math.round(milliseconds)} ms${sends === 1 ? '' : ` · sent ${sends} times`}`;
}

function Call({ call, open: first }: { call: CallRecord; open: boolean }) {
  const [open, setOpen] = useState(first);
  return (
    <Disclosure title={call.name} note={callFacts(call)} open={open} onOpenChange={setOpen}>
      {open && call.envelope ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by the keyboard
        <pre className={css.answer} tabIndex={0}>
          {shown(call.envelope)}
        </pre>
      ) : null}
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
