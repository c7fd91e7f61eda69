import { Combobox, type ComboboxOption, Dialog } from '@portal/design-system';
import type { AuthorisedAccount } from '@portal/domain/session';
import { useMemo, useRef } from 'react';
import { siteHeaderMessages } from '../messages/site-header.ts';

const messages = siteHeaderMessages.account;

export interface AccountSwitcherProps {
  readonly current: AuthorisedAccount | null;
  readonly accounts: readonly AuthorisedAccount[];
  readonly onAccount: (accode: string) => void;
  readonly onClose: () => void;
}

/** SESS-07: chooses one of many accounts by code, name or suburb. */
export function AccountSwitcher({ current, accounts, onAccount, onClose }: AccountSwitcherProps) {
  const options = useMemo<readonly ComboboxOption[]>(
    () => accounts.map(({ accode, name, suburb }) => ({ key: accode, label: name, detail: `${accode} ${suburb}` })),
    [accounts],
  );
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={messages.switch}
      description={current ? messages.current(current.name, current.accode) : undefined}
      open
      initialFocus={field}
      onOpenChange={(open) => !open && onClose()}
    >
      <Combobox
        label={messages.heading}
        inputRef={field}
        hint={messages.hint}
        nothing={messages.none}
        options={options}
        value={null}
        onValueChange={(chosen) => {
          if (!chosen) return;
          onAccount(chosen.key);
          onClose();
        }}
      />
    </Dialog>
  );
}
