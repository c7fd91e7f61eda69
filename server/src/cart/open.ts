import { parseCartId } from '@portal/domain/cart';
import type { AuthorisedAccount } from '@portal/domain/session';
import type { ValidatedRequest } from '../calls/handler.ts';
import { cartNotFound } from '../calls/refusal.ts';
import { cartAccountOf, signedIn } from '../session/access.ts';
import type { Caller } from '../session/caller.ts';
import { type CartRow, loadCart, lockCart, type Queries, readCart, type StoredCart } from './rows.ts';

export interface OpenCart {
  readonly caller: Caller;
  readonly account: AuthorisedAccount;
  readonly cart: StoredCart;
}

/** The cart in the path. Throws 'not found' if it does not exist or belongs to an account that the caller may not use. */
export async function openCart(
  db: Queries,
  { caller: who, parameters }: Pick<ValidatedRequest, 'caller' | 'parameters'>,
  options: { readonly lock: boolean },
): Promise<OpenCart> {
  const caller = signedIn(who);
  const orderNum = parameters.cartId ?? '';
  if (!parseCartId(orderNum)) throw cartNotFound();
  const row: CartRow | undefined = await (options.lock ? lockCart : readCart)(db, orderNum);
  const account = cartAccountOf(caller, row);
  if (!row) throw cartNotFound();
  return { caller, account, cart: await loadCart(db, row) };
}
