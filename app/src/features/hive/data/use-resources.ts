import { usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';

/** Pictures and documents that settings may refer to, with where each lies. */
export function useResources() {
  const { transport } = usePortal();
  const { data } = useSWRImmutable('resources/get', async () => {
    const answer = await transport.callOrFalse('resources/get', {});
    if (answer === false) throw new Error('The pictures did not arrive.');
    return answer;
  });
  return data ?? null;
}

/** Their paths, to choose from while one is typed. */
export function usePictures() {
  const resources = useResources();
  const pictures = useMemo(() => [...new Set((resources?.resources ?? []).map((each) => each.path))], [resources]);
  return { pictures };
}
