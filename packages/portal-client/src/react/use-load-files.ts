import { largestLoadUpload } from '@portal/domain/data';
import { useState } from 'react';
import { loadsMessages } from '../messages/loads.ts';
import { packedFile, sentBytes } from '../transport/packed-file.ts';
import { useCallMutation } from './use-call-mutation.ts';

/** Sends feed files to be checked. */
export function useLoadFiles() {
  /** The current step; null while idle. */
  const [progress, setProgress] = useState<string | null>(null);
  const { send } = useCallMutation('data/load-files', { reloads: ['data/loads'] });
  const check = async (files: readonly File[], mode: 'full' | 'delta') => {
    const packed = [];
    for (const [at, file] of files.entries()) {
      setProgress(loadsMessages.packing(file.name, at + 1, files.length));
      try {
        packed.push(await packedFile(file));
      } catch {
        return loadsMessages.unreadable(file.name);
      }
    }
    const bytes = packed.reduce((sum, file) => sum + sentBytes(file), 0);
    if (bytes > largestLoadUpload) return loadsMessages.tooLarge;
    setProgress(loadsMessages.sending((bytes / 1_000_000).toFixed(1)));
    const outcome = await send({ mode, files: packed });
    if (!outcome.ok) return outcome.error.messageOr(loadsMessages.sendFailed);
    const { is_same, load_id } = outcome.data;
    return is_same ? loadsMessages.same(load_id) : load_id;
  };
  return {
    progress,
    /** Resolves to the load that checks the files, or to why they could not be sent. */
    async onCheck(files: readonly File[], mode: 'full' | 'delta'): Promise<number | string> {
      setProgress('');
      const result = await check(files, mode);
      setProgress(null);
      return result;
    },
  };
}
