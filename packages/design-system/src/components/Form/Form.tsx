import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { formMessages } from '../../messages/form.ts';
import { Button } from '../Button/Button.tsx';
import * as css from './Form.css.ts';
import type { FormProblem, FormProps } from './Form.props.ts';
import { FormSummary } from './FormSummary.tsx';

const unsent: readonly FormProblem[] = [{ field: null, message: formMessages.unsent }];

/** The control of a field: the named element, or the one before a hidden input. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return form.querySelector<HTMLElement>(`[data-field="${quoted}"], [name="${quoted}"]:not([type="hidden"])`);
}

/**
 * Fields that are submitted together. Problems are shown at each field and in a summary at the top with links to the fields. The summary
 * gets the focus after a failed submit.
 */
export function Form<Name extends string>({ label, labels, onSubmit, submit, actions, children }: FormProps<Name>) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const [busy, setBusy] = useState(false);

  useLayoutEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      setProblems(await onSubmit());
    } catch (error) {
      setProblems(unsent);
      // The user sees the message below; the error also reaches the page's error reporting.
      reportError(error);
    } finally {
      setBusy(false);
    }
  };

  const names = Object.keys(labels) as Name[];
  const known = (field: string | null): field is Name => field !== null && Object.hasOwn(labels, field);
  // Only the first problem of each field.
  const first = new Map<Name, string>();
  for (const { field, message } of problems) if (known(field) && !first.has(field)) first.set(field, message);
  const entries = [
    ...problems
      .filter(({ field }) => !known(field))
      .map(({ field, message }) => ({ text: field === null ? message : `${field} ${message}` })),
    ...names.flatMap((name) => {
      const message = first.get(name);
      return message === undefined ? [] : [{ field: name, text: `${labels[name]}: ${message}` }];
    }),
  ];

  return (
    <form ref={form} aria-label={label} noValidate aria-busy={busy || undefined} className={css.form} onSubmit={send}>
      {entries.length > 0 ? (
        <FormSummary
          ref={summary}
          entries={entries}
          onGo={(field) => form.current && controlOf(form.current, field)?.focus()}
        />
      ) : null}
      {children((name) => first.get(name))}
      <div className={css.foot}>
        <Button kind="filled" type="submit" loading={busy}>
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  );
}
