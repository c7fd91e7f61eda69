import { forgetReference } from '../catalogue/reference.ts';
import type { Database } from '../db/database.ts';
import { feedChannel } from './apply/apply-load.ts';

/** Clears this process's cached supplier data after every switch, in whichever process. Resolves to a stop function. */
export function followSwitches(database: Database): Promise<() => Promise<void>> {
  return database.listen(feedChannel, forgetReference);
}
