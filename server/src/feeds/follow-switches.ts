import { forgetReference } from '../catalogue/reference.ts';
import type { Database } from '../db/database.ts';
import { feedChannel } from './apply/apply-load.ts';

/** Forgets what this process holds in memory of the supplier's data after every switch, in whichever process that was. */
export function followSwitches(database: Database): Promise<() => Promise<void>> {
  return database.listen(feedChannel, forgetReference);
}
