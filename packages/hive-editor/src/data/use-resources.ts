import { usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';

/** Pictures and documents that settings may refer to, with their paths. */
export function useResources() {
  const { transport } = usePortal();
  const { data } = useSWRImmutable('resources/get', async () => {
    const answer = await transport.callOrFalse('resources/get', {});
    if (answer === false) throw new Error('The pictures did not arrive.');
    return answer;
  });
  return data ?? null;
}

/** Paths of all resources, as suggestions. */
export function usePictures() {
  const resources = useResources();
  const pictures = useMemo(() => [...new Set((resources?.resources ?? []).map((each) => each.path))], [resources]);
  return { pictures };
}
