import * as css from './AnswerText.css.ts';
import { shownAnswer } from './call-text.ts';

/** DOC-01, RUN-01: an answer as text, which scrolls where it is long. */
export function AnswerText({ answer }: { answer: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by the keyboard
    <pre className={css.answer} tabIndex={0}>
      {shownAnswer(answer)}
    </pre>
  );
}
