import type { CallReply } from '@portal/domain/contract';
import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { cartReply } from '../cart/reply.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { importList } from './import-list.ts';
import { notAllAdded } from './import-rows.ts';

/** IMP-01 to IMP-03: creates a cart from a list in one transaction. Rows beyond the line limit are reported in `over`. */
export const createCartFromImport: Handler<'createCartFromImport'> = (request, services) =>
  once<CallReply<'create-cart-from-import'>>('createCartFromImport', request, services, async (tx) => {
    const { data: list } = request;
    const caller = signedIn(request.caller);
    const account = accountOf(caller, list.accode);
    const now = services.clock.now();
    const { cart, warnings, errors, over, ordered } = await importList(tx, { caller, account, now, list });
    const data = { import_warnings: warnings, import_errors: errors, over };
    if (!cart) return { data: { ...data, cart } };
    const user_message = notAllAdded(over, ordered);
    return {
      data: { ...data, cart: await cartReply(tx, cart, account, now) },
      ...(user_message === null ? {} : { user_message, error: 'line_cap' }),
    };
  });
