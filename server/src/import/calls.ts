import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { readAliases, readLayouts, rememberChoices } from './memory.ts';
import { onlyOwnProduct } from './only-own-product.ts';
import { readListFile } from './read-list-file.ts';

/** IMP-04: reads an uploaded list. */
export const fileUpload: Handler<'fileUpload'> = async ({ data, parameters, caller }, { config }) => {
  onlyOwnProduct(config, parameters.product);
  const bytes = new Uint8Array(Buffer.from(data.content_base64, 'base64'));
  return { data: { list: await readListFile(bytes, signedIn(caller).userId) } };
};

/** IMP-06: the parts and column layouts that an account chose before. */
export const getImportMemory: Handler<'getImportMemory'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return database.transaction(
    async (tx) => ({ data: { aliases: await readAliases(tx, accode), layouts: await readLayouts(tx, accode) } }),
    { accounts: [accode] },
  );
};

/** IMP-06: stores the account's choices for later imports. */
export const rememberImport: Handler<'rememberImport'> = async ({ data, caller }, { database, clock }) => {
  const who = signedIn(caller);
  const { accode } = accountOf(who, data.accode);
  const author = { accode, userId: who.userId, now: clock.now() };
  return database.transaction(async (tx) => ({ data: { aliases: await rememberChoices(tx, author, data) } }), {
    accounts: [accode],
  });
};

export { createCartFromImport } from './create-cart-from-import.ts';
