import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import * as css from './Form.css.ts';
import type { FormProblem, FormProps } from './Form.props.ts';
import { FormSummary } from './FormSummary.tsx';

const unsent: readonly FormProblem[] = [{ field: null, message: 'This could not be sent. Try again.' }];

/** The control of a field by its name: its own, or the one that stands before a hidden value. */
function controlOf(form: HTMLFormElement, name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return form.querySelector<HTMLElement>(`[data-field="${quoted}"], [name="${quoted}"]:not([type="hidden"])`);
}

/**
 * Fields that are sent together. What was wrong stands at each field and, with a way to it, at the top, which takes the focus: nobody has
 * to look for what a refused form wants.
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
      // The person is told here; whoever keeps the program is told where it watches for errors.
      reportError(error);
    } finally {
      setBusy(false);
    }
  };

  const names = Object.keys(labels) as Name[];
  const known = (field: string | null): field is Name => field !== null && Object.hasOwn(labels, field);
  // One line a field: the first says what to do first.
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
