import { useCall, useCallCache } from '@portal/portal-client/react';

/** What a form about a user needs from the server. */
export function useUserForm() {
  const cache = useCallCache();
  // VAL-01: field rules, loaded once. The server checks the fields regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'user' }, { immutable: true });
  const findAccounts = (find: string) =>
    cache.load('accounts/list', { find, page: 0 }).then(
      ({ accounts }) => accounts,
      () => [],
    );
  return { rules, findAccounts };
}
