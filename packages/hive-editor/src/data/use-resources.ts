import { resourcePaths, resourcePictures } from '@portal/domain/hive';
import { useCall } from '@portal/portal-client/react';
import { useMemo } from 'react';

/** Pictures and documents that settings may refer to, with their paths. */
export function useResources() {
  return useCall('resources/get', {}, { immutable: true }).data ?? null;
}

/** Paths of the pictures and of the documents, as suggestions for fields of either kind. */
export function useResourcePaths() {
  const resources = useResources();
  return useMemo(() => resourcePaths(resources?.resources ?? []), [resources]);
}

/** What is known of the pictures of the library, by number. */
export function useLibraryPictures() {
  const resources = useResources();
  return useMemo(() => resourcePictures(resources?.resources ?? []), [resources]);
}
