import type { Handler } from '../calls/handler.ts';
import { accountNotFound, invalidFields } from '../calls/refusal.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { writeCustomerCodes } from './customer-codes.ts';
import { knownCodes } from './parts.ts';

/** HIST-05: sets all codes or none. If a part is repeated, the last entry counts. */
export const setCustomerStockCodeOverrides: Handler<'setCustomerStockCodeOverrides'> = async (
  { data, caller },
  { database, search },
) => {
  const who = signedIn(caller);
  const asked = data.accode ?? who.primaryAccode;
  if (asked === null) throw accountNotFound();
  const { accode } = accountOf(who, asked);
  const given = data.customer_stock_code_overrides.map((each) => ({
    stock_code: each.stock_code,
    customer_stock_code: each.customer_stock_code.trim(),
  }));
  const wanted = new Map(given.map((each) => [each.stock_code, each.customer_stock_code]));
  const rows = await database.transaction(async (tx) => {
    const there = await knownCodes(tx, [...wanted.keys()]);
    const wrong = given.flatMap((each, i) =>
      there.has(each.stock_code)
        ? []
        : [
            {
              field: `customer_stock_code_overrides.${i}.stock_code`,
              message: catalogueMessages.noPart(each.stock_code),
            },
          ],
    );
    if (wrong.length > 0) throw invalidFields(wrong);
    return writeCustomerCodes(tx, accode, wanted);
  });
  search.ranking.forget(accode);
  return { data: { customer_stock_code_overrides: rows } };
};
