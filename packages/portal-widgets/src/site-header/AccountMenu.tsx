import { Menu, type MenuEntry } from '@portal/design-system';
import { Person } from './Person.tsx';
import * as css from './SiteHeader.css.ts';
import type { HeaderPerson, SiteHeaderProps } from './SiteHeader.props.ts';

interface AccountMenuProps extends Pick<SiteHeaderProps, 'accountActions' | 'onAccount' | 'onAccountAction'> {
  readonly person: HeaderPerson;
}

/** SESS-07: the account in use, the others of the person, and what can be done with either. */
export function AccountMenu({ person, accountActions, onAccount, onAccountAction }: AccountMenuProps) {
  const { account, accounts } = person;
  const others: readonly MenuEntry[] =
    accounts.length < 2
      ? []
      : [
          { key: 'accounts', heading: 'Account' },
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
    <Menu
      align="end"
      trigger={
        <button type="button" className={css.who}>
          <Person person={person} />
        </button>
      }
      entries={[...others, ...actions]}
    />
  );
}
