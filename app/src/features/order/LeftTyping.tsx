import { Banner, Button } from '@portal/design-system';
import type { CartDocument } from '@portal/portal-client';
import { type LeftTyping as Left, quantityIn, useFormat, useLeftTyping, usePortal } from '@portal/portal-client/react';
import type { EntryLineHandle } from '@portal/portal-widgets';
import type { RefObject } from 'react';
import { leftTypingMessages as messages } from '../../messages/left-typing.ts';
import { orderLinesMessages } from '../../messages/order-lines.ts';

const wordsOf = (left: Left): string => {
  if (left.kind === 'entry') return messages.typedEntry(left.code, left.quantity);
  return messages.typedAt[left.kind](left.line.line.line_number, left.line.line.stock_code, left.text);
};

/** CART-22: offers what was typed but not entered when the page ended, for example in a crash. */
export function LeftTyping({
  document,
  entry,
}: {
  readonly document: CartDocument;
  readonly entry: RefObject<EntryLineHandle | null>;
}) {
  const left = useLeftTyping(document);
  const { number_format } = useFormat();
  const { messages: shown } = usePortal();
  if (left.length === 0) return null;

  const enter = (each: Left): void => {
    if (each.kind === 'entry') return void entry.current?.fill(each.code, each.quantity);
    const { line, text } = each;
    const { line_id, line_number } = line.line;
    if (each.kind === 'quantity') {
      const parsed = quantityIn(line, text, number_format);
      if (parsed.ok) document.setQuantity(line_id, parsed.quantity);
      else shown.show(orderLinesMessages.badQuantity(line_number, parsed.why), 'warning');
    } else if (each.kind === 'note') document.setNote(line_id, text.trim());
    else document.setLineReference(line_id, text.trim());
  };
  const putBack = () => {
    // Delete it first: text that goes back into the entry line is stored again.
    document.typed.settleLeft();
    for (const each of left) enter(each);
  };
  return (
    <Banner
      tone="info"
      role="status"
      title={messages.typed(left.length)}
      actions={
        <>
          <Button onClick={putBack}>{messages.putBack(left.length)}</Button>
          <Button onClick={document.typed.settleLeft}>{messages.discardTyped(left.length)}</Button>
        </>
      }
    >
      <ul>
        {left.map((each) => (
          <li key={`${each.kind} ${each.kind === 'entry' ? '' : each.line.line_id}`}>{wordsOf(each)}</li>
        ))}
      </ul>
    </Banner>
  );
}
