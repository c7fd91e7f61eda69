import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { isOperator, isStaff } from '../session/caller.ts';
import { productInformation } from './product-information.ts';

export const getProductInformation: Handler<'getProductInformation'> = async ({ data, caller }, services) => {
  const { database, clock, config } = services;
  const cart_lines = await productInformation(database, {
    codes: data.cart_lines.map((line) => line.stock_code),
    accode: data.accode === undefined ? null : accountOf(signedIn(caller), data.accode).accode,
    forStaff: caller !== null && isStaff(caller),
    forOperators: caller !== null && isOperator(caller),
    product: config.product,
    now: clock.now(),
  });
  const documents = cart_lines.flatMap((line) => line.documents);
  return {
    data: {
      cart_lines,
      resource_id_lookups: Object.fromEntries(documents.map(({ resource_id, path }) => [resource_id, path])),
    },
  };
};
