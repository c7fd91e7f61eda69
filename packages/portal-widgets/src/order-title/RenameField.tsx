import type { ValidationModel } from '@portal/domain/validation';
import { inputRules } from '@portal/domain/validation';
import type { SyntheticEvent } from 'react';
import { orderTitleMessages as messages } from '../messages/order-title.ts';
import { ValidatedInput } from '../validated-input/ValidatedInput.tsx';
import * as css from './OrderTitle.css.ts';

const field = 'customer_reference';

export interface RenameFieldProps {
  readonly customer_reference: string;
  /** The rules of a cart's fields (VAL-01). */
  readonly model: ValidationModel;
  readonly onRename: (customer_reference: string) => void;
  readonly onClose: () => void;
}

/** The name while it is edited. An invalid name reverts and shows the reason (VAL-03); the field stays open. */
export function RenameField({ customer_reference, model, onRename, onClose }: RenameFieldProps) {
  const leave = (event: SyntheticEvent<HTMLInputElement>) => {
    if (inputRules(model[field]).check(event.currentTarget.value).length === 0) onClose();
  };
  return (
    <span className={css.nameField}>
      <ValidatedInput
        autoFocus
        model={model}
        field={field}
        label={messages.reference}
        hideLabel
        autoComplete="off"
        mode="strict"
        value={customer_reference}
        onValueChange={(next) => {
          const name = (next ?? '').trim();
          if (name !== customer_reference) onRename(name);
        }}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave(event);
          if (event.key === 'Escape') onClose();
        }}
      />
    </span>
  );
}
