import { aliasKey, decodeListText, kindOfFile, largestListFile } from '@portal/domain/import';
import type { Handler } from '../calls/handler.ts';
import { invalidFields, Refusal, tooLarge } from '../calls/refusal.ts';
import { knownCodes } from '../catalogue/parts.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { importMessages } from '../messages/import.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { WorkbookRefusal } from './inspect-workbook.ts';
import { readAliases, readLayouts, writeAliases, writeLayout } from './memory.ts';
import { readWorkbook } from './read-workbook.ts';

/** No `action`: the message is shown beside the file input only. */
const refused = (error: string, user_message: string) => new Refusal(error, { user_message });

const otherProduct = () => new Refusal('unknown_call', { user_message: importMessages.noCall }, 404);

/** IMP-04: reads an uploaded list. The content decides the kind of file; nothing is stored. */
export const fileUpload: Handler<'fileUpload'> = async ({ data, parameters, caller }, { config }) => {
  if (parameters.product !== config.product) throw otherProduct();
  const bytes = new Uint8Array(Buffer.from(data.content_base64, 'base64'));
  if (bytes.length > largestListFile) throw tooLarge();
  switch (kindOfFile(bytes)) {
    case 'empty':
      throw refused('empty_file', importMessages.empty);
    case 'old_workbook':
      throw refused('old_workbook', importMessages.oldWorkbook);
    case 'other':
      throw refused('wrong_kind', importMessages.wrongKind);
    case 'text':
      return { data: { list: { kind: 'text', text: decodeListText(bytes) } } };
    case 'zip':
      try {
        return { data: { list: await readWorkbook(bytes, signedIn(caller).userId) } };
      } catch (error) {
        if (error instanceof WorkbookRefusal) throw refused(error.reason, error.message);
        throw error;
      }
  }
};

/** IMP-06: the parts and column layouts that an account chose before. */
export const getImportMemory: Handler<'getImportMemory'> = async ({ data, caller }, { database }) => {
  const { accode } = accountOf(signedIn(caller), data.accode);
  return database.transaction(
    async (tx) => ({ data: { aliases: await readAliases(tx, accode), layouts: await readLayouts(tx, accode) } }),
    { accounts: [accode] },
  );
};

/** IMP-06: stores the account's choices for later imports, all or none. Unknown parts are refused by name. */
export const rememberImport: Handler<'rememberImport'> = async ({ data, caller }, { database, clock }) => {
  const who = signedIn(caller);
  const { accode } = accountOf(who, data.accode);
  const aliases = new Map(data.aliases.map(({ text, stock_code }) => [aliasKey(text), stock_code]));
  aliases.delete('');
  const codes = [...aliases.values()].filter((code) => code !== '');
  await database.transaction(
    async (tx) => {
      const known = await knownCodes(tx, codes);
      const wrong = data.aliases.flatMap(({ stock_code }, i) =>
        stock_code === '' || known.has(stock_code)
          ? []
          : [{ field: `aliases.${i}.stock_code`, message: catalogueMessages.noPart(stock_code) }],
      );
      if (wrong.length > 0) throw invalidFields(wrong);
      const author = { accode, userId: who.userId, now: clock.now() };
      await writeAliases(tx, author, aliases);
      for (const layout of data.layouts ?? []) await writeLayout(tx, author, layout);
    },
    { accounts: [accode] },
  );
  return { data: { aliases: codes.length } };
};

export { createCartFromImport } from './create-cart-from-import.ts';
