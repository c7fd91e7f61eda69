import { lazy, Suspense, useState } from 'react';
import * as css from './OrderTitle.css.ts';
import type { OrderTitleProps } from './OrderTitle.props.ts';

type TitleNameProps = Pick<
  OrderTitleProps,
  'prettyName' | 'customer_reference' | 'lockedReason' | 'rules' | 'onRename' | 'onRenameStart'
>;

// An order is renamed now and then, and opened all day.
const RenameField = lazy(() => import('./RenameField.tsx').then((module) => ({ default: module.RenameField })));
const noRules = {};

/** CART-04: an order is renamed by its customer reference, where its name stands. */
export function TitleName(props: TitleNameProps) {
  const { prettyName, customer_reference, lockedReason, rules = noRules, onRename, onRenameStart } = props;
  const [open, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      title={lockedReason ?? 'Rename this order'}
      aria-disabled={lockedReason !== null || undefined}
      className={css.nameButton}
      onClick={() => {
        if (lockedReason !== null) return;
        onRenameStart?.();
        setOpen(true);
      }}
    >
      {prettyName}
    </button>
  );
  return (
    <h1 className={css.name}>
      {open ? (
        <Suspense fallback={button}>
          <RenameField
            customer_reference={customer_reference}
            model={rules}
            onRename={onRename}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        button
      )}
    </h1>
  );
}
