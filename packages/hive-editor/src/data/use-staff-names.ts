import { useCall } from '@portal/portal-client/react';
import { useCallback, useMemo } from 'react';

/** Returns the name of a member of staff by user name; the user name itself until names are loaded, or of somebody else. */
export function useStaffNames(): (username: string) => string {
  const people = useCall('pages/get-people', {}, { immutable: true }).data?.people;
  const names = useMemo(() => new Map(people?.map(({ username, name }) => [username, name])), [people]);
  return useCallback((username) => names.get(username) ?? username, [names]);
}
