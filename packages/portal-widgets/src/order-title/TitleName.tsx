import { type KeyboardEvent, useState } from 'react';
import * as css from './OrderTitle.css.ts';
import type { OrderTitleProps } from './OrderTitle.props.ts';

type TitleNameProps = Pick<OrderTitleProps, 'prettyName' | 'customer_reference' | 'lockedReason' | 'onRename'>;

/** CART-04: an order is renamed by its customer reference, where its name stands. */
export function TitleName({ prettyName, customer_reference, lockedReason, onRename }: TitleNameProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    if (draft !== null && draft.trim() !== customer_reference) onRename(draft.trim());
    setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
    if (event.key === 'Escape') setDraft(null);
  };
  if (draft !== null) {
    return (
      <h1 className={css.name}>
        <input
          // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
          autoFocus
          type="text"
          aria-label="Customer reference"
          maxLength={30}
          className={css.nameField}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={settle}
          onKeyDown={onKeyDown}
        />
      </h1>
    );
  }
  return (
    <h1 className={css.name}>
      <button
        type="button"
        title={lockedReason ?? 'Rename this order'}
        aria-disabled={lockedReason !== null || undefined}
        className={css.nameButton}
        onClick={() => {
          if (lockedReason === null) setDraft(customer_reference);
        }}
      >
        {prettyName}
      </button>
    </h1>
  );
}
