import { lazy, type Ref, Suspense, useImperativeHandle, useRef, useState } from 'react';
import { orderTitleMessages as messages } from '../messages/order-title.ts';
import * as css from './OrderTitle.css.ts';
import type { OrderTitleProps, TitleHandle } from './OrderTitle.props.ts';

type TitleNameProps = Pick<
  OrderTitleProps,
  'prettyName' | 'customer_reference' | 'lockedReason' | 'rules' | 'onRename' | 'onRenameStart'
> & { handle: Ref<TitleHandle> | undefined };

// Loaded lazily: orders are renamed rarely and opened all day.
const RenameField = lazy(() => import('./RenameField.tsx').then((module) => ({ default: module.RenameField })));
const noRules = {};

/** CART-04: the order's name, renamed in place through its customer reference. */
export function TitleName(props: TitleNameProps) {
  const { prettyName, customer_reference, lockedReason, rules = noRules, onRename, onRenameStart, handle } = props;
  const [open, setOpen] = useState(false);
  const rename = () => {
    if (lockedReason !== null) return;
    onRenameStart?.();
    setOpen(true);
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useImperativeHandle(handle, () => ({ rename, focus: () => heading.current?.focus({ preventScroll: true }) }));
  const button = (
    <button
      type="button"
      title={lockedReason ?? messages.rename}
      aria-disabled={lockedReason !== null || undefined}
      className={css.nameButton}
      onClick={rename}
    >
      {prettyName}
    </button>
  );
  return (
    <h1 ref={heading} tabIndex={-1} className={css.name}>
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
