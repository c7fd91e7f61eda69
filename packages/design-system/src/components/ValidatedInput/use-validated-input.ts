import { useEffect, useRef, useState } from 'react';
import { fieldMessages } from '../../messages/fields.ts';
import type { After, ValidatedInputProps } from './ValidatedInput.props.ts';

/** VAL-03: the specification's 5 s. */
const shownFor = 5000;

const byTimer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

interface Typed {
  readonly text: string;
  /** The owner's value at that time. If it differs now, the text was replaced from outside. */
  readonly reported: string | null;
  /** The browser has text that is not a number and does not expose it. */
  readonly unread: boolean;
}

type Options = Pick<
  ValidatedInputProps,
  'rules' | 'value' | 'onValueChange' | 'mode' | 'errorDuration' | 'after' | 'error'
>;

/** VAL-03: the text of a field with rules, when it is reported, and which error is shown. */
export function useValidatedInput(options: Options) {
  const { rules, value, onValueChange, mode = 'loose', errorDuration = shownFor, after = byTimer } = options;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>();
  /** The text that was validated on leaving or Enter. Text that came from outside later was not. */
  const [judged, setJudged] = useState<string>();
  const [passing, setPassing] = useState<string>();
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);

  const live = typed && typed.reported === value ? typed : undefined;
  const text = live?.text ?? value ?? '';
  const problemOf = (each: string, unread = false) => (unread ? fieldMessages.notANumber : rules.check(each)[0]);
  const problem = problemOf(text, live?.unread);

  const showBriefly = (message: string | undefined) => {
    callOff.current?.();
    setPassing(message);
    if (message !== undefined) callOff.current = after(errorDuration, () => setPassing(undefined));
  };
  const change = (next: string) => {
    const unread = next === '' && input.current?.validity.badInput === true;
    const right = problemOf(next, unread) === undefined;
    const reported = mode === 'strict' ? value : right ? next : null;
    setTyped({ text: next, reported, unread });
    showBriefly(undefined);
    // Once shown, an error is updated with each change until the value is valid.
    setJudged(right || judged === undefined ? undefined : next);
    if (reported !== value) onValueChange(reported);
  };
  const settle = () => {
    setJudged(mode === 'strict' ? (value ?? '') : text);
    // A current error replaces the message about blocked characters.
    if (mode === 'loose' && problem !== undefined) showBriefly(undefined);
    if (mode !== 'strict' || !live) return;
    setTyped(undefined);
    if (problem === undefined) {
      if (text !== value) onValueChange(text);
      return;
    }
    // React sees no change in a number input with invalid text, so it is cleared directly.
    if (live.unread && input.current) input.current.value = value ?? '';
    showBriefly(problem);
  };

  return {
    input,
    text,
    change,
    settle,
    blocked: (given: string) => showBriefly(rules.check(given)[0]),
    error: passing ?? (judged === text ? problem : undefined) ?? options.error,
  };
}
