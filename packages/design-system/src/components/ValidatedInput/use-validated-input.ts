import { useEffect, useRef, useState } from 'react';
import type { After, ValidatedInputProps } from './ValidatedInput.props.ts';

/** VAL-03: the specification's 5 s. */
const shownFor = 5000;

const byTimer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

interface Typed {
  readonly text: string;
  /** What the owner held then: when it holds something else, the text was replaced from outside. */
  readonly told: string | null;
  /** The browser holds text that it does not give out, for it is no number. */
  readonly unread: boolean;
}

type Options = Pick<
  ValidatedInputProps,
  'rules' | 'value' | 'onValueChange' | 'mode' | 'errorDuration' | 'after' | 'error'
>;

/** VAL-03: what stands in a field with rules, when it is told, and which error shows. */
export function useValidatedInput(options: Options) {
  const { rules, value, onValueChange, mode = 'loose', errorDuration = shownFor, after = byTimer } = options;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>();
  /** The text that was judged by leaving it or by Enter. Another that came from outside has not been. */
  const [judged, setJudged] = useState<string>();
  const [passing, setPassing] = useState<string>();
  const callOff = useRef<() => void>(undefined);
  useEffect(() => () => callOff.current?.(), []);

  const live = typed && typed.told === value ? typed : undefined;
  const text = live?.text ?? value ?? '';
  const problemOf = (each: string, unread = false) => (unread ? 'Type a number' : rules.check(each)[0]);
  const problem = problemOf(text, live?.unread);

  const sayAWhile = (message: string | undefined) => {
    callOff.current?.();
    setPassing(message);
    if (message !== undefined) callOff.current = after(errorDuration, () => setPassing(undefined));
  };
  const change = (next: string) => {
    const unread = next === '' && input.current?.validity.badInput === true;
    const right = problemOf(next, unread) === undefined;
    const told = mode === 'strict' ? value : right ? next : null;
    setTyped({ text: next, told, unread });
    sayAWhile(undefined);
    // What was found wrong once is watched until it is right.
    setJudged(right || judged === undefined ? undefined : next);
    if (told !== value) onValueChange(told);
  };
  const settle = () => {
    setJudged(mode === 'strict' ? (value ?? '') : text);
    // What is wrong now is more than what was kept out before.
    if (mode === 'loose' && problem !== undefined) sayAWhile(undefined);
    if (mode !== 'strict' || !live) return;
    setTyped(undefined);
    if (problem === undefined) {
      if (text !== value) onValueChange(text);
      return;
    }
    // A number that the browser could not read is no value that React would see change.
    if (live.unread && input.current) input.current.value = value ?? '';
    sayAWhile(problem);
  };

  return {
    input,
    text,
    change,
    settle,
    blocked: (given: string) => sayAWhile(rules.check(given)[0]),
    error: passing ?? (judged === text ? problem : undefined) ?? options.error,
  };
}
