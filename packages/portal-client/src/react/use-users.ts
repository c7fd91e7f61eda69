import { firstUserSearch, type UserSearch, type UserValues } from '@portal/domain/administration';
import { useState } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import type { FormProblem } from '../transport/call-error.ts';
import { usePortal } from './portal.ts';
import { useAuthorised } from './use-authorised.ts';
import { useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useFieldRules } from './use-field-rules.ts';

/** What a form about a user needs from the server. */
export function useUserForm() {
  const cache = useCallCache();
  const rules = useFieldRules('user');
  const findAccounts = (find: string) =>
    cache.load('accounts/list', { find, page: 0 }).then(
      ({ accounts }) => accounts,
      () => [],
    );
  return { rules, findAccounts };
}

/** Inviting a user. */
export function useInvite() {
  const { messages } = usePortal();
  const { run, password } = useAuthorised();
  const { send } = useCallMutation('users/invite', { sends: 1, reloads: ['users/list', 'accounts/list'] });
  return {
    ...useUserForm(),
    password,
    /** Resolves to the problems, if any. */
    async onSave(values: UserValues): Promise<readonly FormProblem[]> {
      const outcome = await run(() => send({ ...values, accounts: [...values.accounts] }));
      if (!outcome.ok) return outcome.error.problems;
      if (outcome.data.mailed) messages.show(administrationMessages.invited(values.email));
      else messages.show(administrationMessages.notMailed, 'warning');
      return [];
    },
  };
}

/** Users or accounts that match a search, page by page. */
export function useUsers() {
  const [search, setSearch] = useState(firstUserSearch);
  const { shown, find, user_type, state, page } = search;
  const users = useCall(
    'users/list',
    shown === 'users' ? { find, account: null, user_type, state, page: page - 1 } : null,
    { keepPreviousData: true },
  );
  const accounts = useCall('accounts/list', shown === 'accounts' ? { find, page: page - 1 } : null, {
    keepPreviousData: true,
  });
  const { error, reload } = shown === 'users' ? users : accounts;
  return {
    search,
    onSearch: (change: Partial<UserSearch>) => setSearch((before) => ({ ...before, ...change })),
    users: users.data ?? null,
    accounts: accounts.data ?? null,
    failed: error !== null,
    onRetry: reload,
  };
}
