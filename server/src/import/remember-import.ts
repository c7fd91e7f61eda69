import { aliasKey } from '@portal/domain/import';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { knownCodes } from '../catalogue/parts.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { writeAliases, writeLayout } from './memory.ts';

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
