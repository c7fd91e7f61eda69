import { UsageError } from '../operate/command.ts';
import type { Services } from '../services.ts';

/** A load that is being read, or the load that brought the same files live before. */
export interface BegunLoad {
  readonly load_id: number;
  readonly is_same: boolean;
}

/**
 * Runs a load in the background. Resolves when reading has begun, or at its end if it had nothing to read; rejects if the files cannot be
 * read at all. `atEnd` runs in any case.
 */
export function beginInBackground(
  { backgroundTasks }: Pick<Services, 'backgroundTasks'>,
  work: (onBegin: (loadId: number) => void) => Promise<BegunLoad>,
  atEnd: () => Promise<unknown> = async () => undefined,
): Promise<BegunLoad> {
  return new Promise((done, refuse) => {
    let hasBegun = false;
    const onBegin = (load_id: number) => {
      hasBegun = true;
      done({ load_id, is_same: false });
    };
    backgroundTasks.run('feed load', async () => {
      try {
        const begun = await work(onBegin);
        if (!hasBegun) done(begun);
      } catch (error) {
        if (!hasBegun) refuse(error);
        // The list of loads shows that it was ended.
        else if (!(error instanceof UsageError)) throw error;
      } finally {
        await atEnd();
      }
    });
  });
}
