import type { Handler } from '../calls/handler.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { productInformation } from './product-information.ts';

export const getProductInformation: Handler<'getProductInformation'> = async ({ data, caller }, services) => {
  const accode = data.accode === undefined ? null : accountOf(signedIn(caller), data.accode).accode;
  const codes = data.cart_lines.map((line) => line.stock_code);
  return { data: await productInformation(codes, { accode, caller }, services) };
};
