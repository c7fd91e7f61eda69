import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { readAliases, readLayouts } from './memory.ts';

/** IMP-06: the parts and column layouts that an account chose before. */
export const getImportMemory: Handler<'getImportMemory'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return database.transaction(
    async (tx) => ({ data: { aliases: await readAliases(tx, accode), layouts: await readLayouts(tx, accode) } }),
    { accounts: [accode] },
  );
};
