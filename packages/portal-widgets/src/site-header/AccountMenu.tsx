import { Menu, type MenuEntry } from '@portal/design-system';
import { lazy, Suspense, useState } from 'react';
import { siteHeaderMessages } from '../messages/site-header.ts';
import { Person } from './Person.tsx';
import * as css from './SiteHeader.css.ts';
import type { HeaderPerson, SiteHeaderProps } from './SiteHeader.props.ts';

const messages = siteHeaderMessages.account;

/** Number of accounts from which on they are searched instead of listed. */
const searchedFrom = 9;

/** Loaded when it is first opened. */
const AccountSwitcher = lazy(async () => ({ default: (await import('./AccountSwitcher.tsx')).AccountSwitcher }));

interface AccountMenuProps extends Pick<SiteHeaderProps, 'accountActions' | 'onAccount' | 'onAccountAction'> {
  readonly person: HeaderPerson;
}

/** SESS-07: the current account, the person's other accounts, and the actions for them. */
export function AccountMenu({ person, accountActions, onAccount, onAccountAction }: AccountMenuProps) {
  const { account, accounts } = person;
  const [switching, setSwitching] = useState(false);
  const others: readonly MenuEntry[] =
    accounts.length < 2
      ? []
      : accounts.length >= searchedFrom
        ? [
            { key: 'switch', label: messages.switch, keyHint: account?.accode, onSelect: () => setSwitching(true) },
            { key: 'line', separator: true },
          ]
        : [
            { key: 'accounts', heading: messages.heading },
            ...accounts.map(({ accode, name: label, suburb }) => ({
              key: accode,
              label: suburb ? `${label}, ${suburb}` : label,
              keyHint: accode,
              checked: accode === account?.accode,
              onSelect: () => onAccount(accode),
            })),
            { key: 'line', separator: true },
          ];
  const actions = accountActions.map(({ id, label }) => ({ key: id, label, onSelect: () => onAccountAction(id) }));
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button type="button" className={css.who}>
            <Person person={person} />
          </button>
        }
        entries={[...others, ...actions]}
      />
      {switching ? (
        <Suspense fallback={null}>
          <AccountSwitcher
            current={account}
            accounts={accounts}
            onAccount={onAccount}
            onClose={() => setSwitching(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
