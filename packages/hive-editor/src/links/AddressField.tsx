import { Button } from '@portal/design-system';
import { type ReactNode, useState } from 'react';
import { linkMessages as messages } from '../messages/link.ts';
import { LazyLinkDialog } from './LazyLinkDialog.tsx';
import * as css from './LinkDialog.css.ts';

export interface AddressFieldProps {
  label: string;
  value: string;
  readOnly?: boolean | undefined;
  onValueChange: (value: string) => void;
  /** The field for the address. */
  children: ReactNode;
}

/** A setting whose value is an address, which can be typed or found. */
export function AddressField({ label, value, readOnly, onValueChange, children }: AddressFieldProps) {
  const [open, setOpen] = useState(false);
  const set = (address: string) => {
    onValueChange(address);
    setOpen(false);
  };
  return (
    <div className={css.field}>
      <div className={css.whole}>{children}</div>
      {readOnly ? null : (
        <Button size="s" aria-label={messages.choose(label)} onClick={() => setOpen(true)}>
          {messages.chooseWord}
        </Button>
      )}
      {open ? (
        <LazyLinkDialog
          address={value}
          onChoose={({ address }) => set(address)}
          onRemove={() => set('')}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
