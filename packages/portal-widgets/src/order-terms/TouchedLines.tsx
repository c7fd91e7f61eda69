import { Button } from '@portal/design-system';
import type { Ulid } from '@portal/domain/cart';
import { orderTermsMessages as messages } from '../messages/order-terms.tsx';
import * as css from './OrderTerms.css.ts';
import type { TouchedLine } from './OrderTerms.props.ts';

/** Maximum shown, so that the list does not push other content off screen. */
const most = 8;

export interface TouchedLinesProps {
  readonly lines: readonly TouchedLine[];
  readonly onLine: (line_id: Ulid) => void;
}

/** CART-16: links to the lines that a discount applies to. */
export function TouchedLines({ lines, onLine }: TouchedLinesProps) {
  if (lines.length === 0) return null;
  const more = lines.length - most;
  return (
    <span className={css.lines}>
      {messages.lines(lines.length)}
      {lines.slice(0, most).map(({ line_id, number }) => (
        <Button
          key={line_id}
          kind="text"
          size="s"
          aria-label={messages.goToLine(number)}
          onClick={() => onLine(line_id)}
        >
          {number}
        </Button>
      ))}
      {more > 0 ? messages.moreLines(more) : null}
    </span>
  );
}
