import { Button, Heading, Link as StyledLink } from '@portal/design-system';
import type { AuthorisedAccount, UserDetails } from '@portal/domain/session';
import { Link } from '../../navigation/Link.tsx';
import { usePortal, useSession } from '../../portal/portal.ts';
import * as css from './AccountScreen.css.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

function Person({ user }: { user: UserDetails }) {
  const rows = [
    ['User name', user.username],
    ['Name', `${user.firstname} ${user.lastname}`.trim()],
    ['Mobile', user.mobile],
    ['Time zone', user.timezone],
  ].filter(([, value]) => value !== '');
  return (
    <section aria-labelledby="person" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="person">
          You
        </Heading>
        <StyledLink asChild>
          <Link to="/changepassword">Change password</Link>
        </StyledLink>
      </div>
      <dl className={css.facts}>
        {rows.map(([label, value]) => (
          <div key={label} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Accounts({ accounts, current }: { accounts: readonly AuthorisedAccount[]; current: string | null }) {
  const { session } = usePortal();
  return (
    <section aria-labelledby="accounts" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="accounts">
          Accounts
        </Heading>
        <p className={css.aside}>New orders and quick quotes are made for the one in use.</p>
      </div>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.accode} className={css.account}>
            <span>
              <b className={css.strong}>{account.name}</b> {account.suburb}
            </span>
            <span className={css.label}>
              {account.accode} · bill to {account.billto}
              {Number(account.web_discount) > 0 ? ` · ${account.web_discount} % web discount` : ''}
            </span>
            {account.accode === current ? (
              <span className={css.inUse}>In use</span>
            ) : (
              <Button kind="text" onClick={() => session.chooseAccount(account.accode)}>
                Use {account.accode}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The Account tab: who is signed in, for which accounts, and what they prefer. */
export function AccountScreen() {
  const state = useSession();
  if (state.status !== 'signed_in') return null;
  const { user_details } = state.login;
  return (
    <main className={css.screen}>
      <div className={css.inside}>
        <Heading level={1}>Account</Heading>
        <Person user={user_details} />
        <Accounts accounts={user_details.authorised_accodes} current={state.accode} />
        <PreferencesForm />
      </div>
    </main>
  );
}
