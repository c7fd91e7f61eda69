import { useCall } from '@portal/portal-client/react';
import { useMemo } from 'react';

/** Pictures and documents that settings may refer to, with their paths. */
export function useResources() {
  return useCall('resources/get', {}, { immutable: true }).data ?? null;
}

/** Paths of all resources, as suggestions. */
export function usePictures() {
  const resources = useResources();
  const pictures = useMemo(() => [...new Set((resources?.resources ?? []).map((each) => each.path))], [resources]);
  return { pictures };
}
