import { isOperator, isStaff } from '@portal/domain/session';
import { accountOf, type SessionState } from '@portal/portal-client/react';
import type { AccountAction, HeaderPerson } from '@portal/portal-widgets';
import { config } from '../../config.ts';
import { shellMessages } from '../../messages/shell.ts';

/** Items of the account menu; the id is the path it leads to. */
const accountActions: readonly AccountAction[] = [
  { id: '/orders/account', label: shellMessages.accountMenu.account },
  { id: '/preferences', label: shellMessages.accountMenu.preferences },
  { id: '#customise', label: shellMessages.accountMenu.customise },
  { id: '#tour', label: shellMessages.accountMenu.tour },
  { id: '/changepassword', label: shellMessages.accountMenu.changePassword },
  { id: '/logout', label: shellMessages.accountMenu.signOut },
];

const builder: AccountAction = { id: '/hive', label: shellMessages.accountMenu.pageBuilder };
const data: AccountAction = { id: '/data', label: shellMessages.accountMenu.data };

/** HIVE-15: with the page builder for staff, and the data screen for root and it. */
export function actionsOf(state: SessionState): readonly AccountAction[] {
  const user = state.status === 'signed_in' ? state.login.user_details : null;
  return [
    ...(isOperator(user, config.product) ? [data] : []),
    ...(isStaff(user, config.product) ? [builder] : []),
    ...accountActions,
  ];
}

/** The signed-in user as the header shows them; null while signed out or not known yet. */
export function personOf(state: SessionState): HeaderPerson | null {
  if (state.status !== 'signed_in') return null;
  const { firstname, lastname, username, authorised_accodes } = state.login.user_details;
  const name = `${firstname} ${lastname}`.trim() || username;
  const initials = `${(firstname || username).charAt(0)}${lastname.charAt(0)}`.toUpperCase();
  return { name, initials, account: accountOf(state), accounts: authorised_accodes };
}
