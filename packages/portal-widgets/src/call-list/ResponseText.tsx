import * as css from './CallList.css.ts';
import { responseText } from './call-text.ts';

/** DOC-01, RUN-01: a response as text, in a scrolling box. */
export function ResponseText({ response }: { response: unknown }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
    <pre className={css.response} tabIndex={0}>
      {responseText(response)}
    </pre>
  );
}
