import {
  Button,
  DescriptionList,
  Heading,
  PhoneNav,
  PhoneNavLink,
  Skeleton,
  Link as StyledLink,
} from '@portal/design-system';
import { type AuthorisedAccount, isOperator, type UserDetails } from '@portal/domain/session';
import { accountOf, lazyComponent, usePortal, useSession } from '@portal/portal-client/react';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { AllTips } from '../../lazy/tips.ts';
import { accountMessages } from '../../messages/account.ts';
import { Link } from '../../navigation/Link.tsx';
import { Region } from '../../page/Region.tsx';
import * as css from './AccountScreen.css.ts';
import { PreferencesForm } from './PreferencesForm.tsx';

function Person({ user }: { user: UserDetails }) {
  const rows = [
    { name: accountMessages.person.username, value: user.username },
    { name: accountMessages.person.name, value: `${user.firstname} ${user.lastname}`.trim() },
    { name: accountMessages.person.mobile, value: user.mobile },
    { name: accountMessages.person.timeZone, value: user.timezone },
  ].filter(({ value }) => value !== '');
  return (
    <section aria-labelledby="person" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="person">
          {accountMessages.person.title}
        </Heading>
        <StyledLink asChild>
          <Link to="/changepassword">{accountMessages.person.changePassword}</Link>
        </StyledLink>
      </div>
      <DescriptionList items={rows} />
    </section>
  );
}

function Accounts({ accounts, current }: { accounts: readonly AuthorisedAccount[]; current: string | null }) {
  const { session } = usePortal();
  return (
    <section aria-labelledby="accounts" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="accounts">
          {accountMessages.accounts.title}
        </Heading>
        <p className={css.aside}>{accountMessages.accounts.hint}</p>
      </div>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.accode} className={css.account}>
            <span>
              <b className={css.strong}>{account.name}</b> {account.suburb}
            </span>
            <span className={css.label}>
              {accountMessages.accounts.terms(
                account.accode,
                account.billto,
                Number(account.web_discount) > 0 ? account.web_discount : null,
              )}
            </span>
            {account.accode === current ? (
              <span className={css.inUse}>{accountMessages.accounts.inUse}</span>
            ) : (
              <Button kind="text" onClick={() => session.chooseAccount(account.accode)}>
                {accountMessages.accounts.use(account.accode)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const FavouritesSection = lazyComponent(async () => (await import('./FavouritesSection.tsx')).FavouritesSection);
const OwnCodesSection = lazyComponent(async () => (await import('./OwnCodesSection.tsx')).OwnCodesSection);
const HistorySection = lazyComponent(async () => (await import('./HistorySection.tsx')).HistorySection);
const SessionsSection = lazyComponent(async () => (await import('./SessionsSection.tsx')).SessionsSection);
const SecondFactorSection = lazyComponent(async () => (await import('./SecondFactorSection.tsx')).SecondFactorSection);
const ActAsSection = lazyComponent(async () => (await import('./ActAsSection.tsx')).ActAsSection);
const InvoiceSection = lazyComponent(async () => (await import('./HistorySection.tsx')).InvoiceSection);

function Details() {
  const state = useSession();
  if (state.status !== 'signed_in') return null;
  const { user_details } = state.login;
  return (
    <>
      <Person user={user_details} />
      <Accounts accounts={user_details.authorised_accodes} current={state.accode} />
      <PreferencesForm />
    </>
  );
}

/** HIST-01: sections of the Account tab by the last part of the path. Sections that need an account are left out without one. */
const sections: readonly {
  readonly path: string;
  readonly name: string;
  readonly needsAccount: boolean;
  readonly needsOperator?: boolean;
  readonly Section: ComponentType;
}[] = [
  { path: '', name: accountMessages.sections.details, needsAccount: false, Section: Details },
  { path: 'history', name: accountMessages.sections.history, needsAccount: true, Section: HistorySection },
  { path: 'favourites', name: accountMessages.sections.favourites, needsAccount: true, Section: FavouritesSection },
  { path: 'codes', name: accountMessages.sections.ownCodes, needsAccount: true, Section: OwnCodesSection },
  { path: 'invoices', name: accountMessages.sections.invoices, needsAccount: true, Section: InvoiceSection },
  { path: 'tips', name: accountMessages.sections.tips, needsAccount: false, Section: AllTips },
  {
    path: 'second-factor',
    name: accountMessages.sections.secondFactor,
    needsAccount: false,
    Section: SecondFactorSection,
  },
  { path: 'sessions', name: accountMessages.sections.sessions, needsAccount: false, Section: SessionsSection },
  {
    path: 'act-as',
    name: accountMessages.sections.actAs,
    needsAccount: false,
    needsOperator: true,
    Section: ActAsSection,
  },
];

/** The Account tab: the user, their accounts, history and preferences. */
export function AccountScreen() {
  const { options = '' } = useParams();
  const state = useSession();
  const account = accountOf(state);
  const operates = state.status === 'signed_in' && isOperator(state.login.user_details, config.product);
  const open = sections.filter(
    ({ needsAccount, needsOperator }) => (account !== null || !needsAccount) && (operates || !needsOperator),
  );
  const shown = open.find(({ path }) => path === options) ?? open[0];
  const path = shown?.path;
  return (
    <main className={css.screen}>
      <div className={css.layout}>
        <div className={css.nav}>
          <PhoneNav label={accountMessages.navigation} current={path ?? ''}>
            <PhoneNavLink asChild>
              <Link to="/orders">{accountMessages.openOrders}</Link>
            </PhoneNavLink>
            {open.map(({ path, name }) => (
              <PhoneNavLink key={path} asChild current={shown?.path === path}>
                <Link to={path === '' ? '/orders/account' : `/orders/account/${path}`}>{name}</Link>
              </PhoneNavLink>
            ))}
          </PhoneNav>
        </div>
        <div className={css.inside}>
          <Heading level={1}>{shown && shown.path !== '' ? shown.name : accountMessages.title}</Heading>
          <Region key={shown?.path} name={accountMessages.sectionRegion}>
            <Suspense fallback={<Skeleton width="full" />}>{shown ? <shown.Section /> : null}</Suspense>
          </Region>
        </div>
      </div>
    </main>
  );
}
