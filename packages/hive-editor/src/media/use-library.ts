import type { CropShape, MediaFile } from '@portal/domain/hive';
import { useCall, useCallCache, usePortal } from '@portal/portal-client/react';
import { useState } from 'react';
import { send } from '../data/calls.ts';
import type { FileChange } from './FileFields.tsx';

/** The files of the library, and changes to them. Pages that use them show a change at once. */
export function useLibrary() {
  const { transport } = usePortal();
  const cache = useCallCache();
  const { data, error, reload } = useCall('media/get-files', {}, { dedupingInterval: 0 });
  const [problem, setProblem] = useState<string | null>(null);
  const refresh = async () => {
    const shown = ['media/get-files', 'media/get-former', 'resources/get'] as const;
    await Promise.all(shown.map((name) => cache.reload(name)));
  };
  return {
    files: data?.files ?? null,
    failed: error !== null,
    reload,
    problem,
    forgetProblem: () => setProblem(null),
    refresh,
    async change({ media_id }: MediaFile, { focus, ...change }: FileChange): Promise<void> {
      const request = focus
        ? { media_id, ...change, focus: [focus[0], focus[1]] as [number, number] }
        : { media_id, ...change };
      const outcome = await send(transport, 'media/update', request);
      setProblem(outcome.ok ? null : outcome.error.message);
      await refresh();
    },
    /** Adds a cropped copy. Returns it, or null if it was refused. */
    async crop({ media_id }: MediaFile, shape: CropShape): Promise<MediaFile | null> {
      const outcome = await send(transport, 'media/crop', { media_id, shape });
      setProblem(outcome.ok ? null : outcome.error.message);
      await refresh();
      return outcome.ok ? outcome.data.file : null;
    },
    /** Shows the former file again. Returns a message on failure, null on success. */
    async putBack({ media_id }: MediaFile, version: string): Promise<string | null> {
      const outcome = await send(transport, 'media/put-back', { media_id, version });
      await refresh();
      return outcome.ok ? null : outcome.error.message;
    },
    async remove({ media_id }: MediaFile): Promise<boolean> {
      const outcome = await send(transport, 'media/delete', { media_id });
      setProblem(outcome.ok ? null : outcome.error.message);
      await refresh();
      return outcome.ok;
    },
  };
}
