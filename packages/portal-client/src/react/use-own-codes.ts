import type { CustomerStockCode } from '@portal/domain/catalogue';
import { ownCodesMessages as messages } from '../messages/own-codes.ts';
import { usePortal } from './portal.ts';
import { useCall } from './use-call.ts';
import { useCallCache } from './use-call-cache.ts';
import { useCallMutation } from './use-call-mutation.ts';

const call = 'get-customer-stock-code-overrides';

/** An account's own part codes, and a function to set one (HIST-05). Loads nothing without an account. */
export function useOwnCodes(accode: string | null) {
  const { ownCodeSet } = usePortal();
  const cache = useCallCache();
  const { data, error, reload } = useCall(call, accode === null ? null : { accode });
  const { send } = useCallMutation('set-customer-stock-code-overrides');
  /** Resolves to an error message, or null. An empty code deletes it. */
  const set = async (stock_code: string, customer_stock_code: string): Promise<string | null> => {
    if (accode === null) return messages.noAccount;
    const own: CustomerStockCode = { accode, stock_code, customer_stock_code };
    const outcome = await send({ accode, customer_stock_code_overrides: [{ stock_code, customer_stock_code }] });
    if (!outcome.ok) {
      const [problem] = outcome.error.envelope?.validation_results ?? [];
      return problem ? `${problem.message}.` : outcome.error.message;
    }
    ownCodeSet.set(own);
    await cache.update(call, { accode }, (before) => {
      const others = (before?.customer_stock_code_overrides ?? []).filter((each) => each.stock_code !== stock_code);
      return { customer_stock_code_overrides: customer_stock_code === '' ? others : [...others, own] };
    });
    return null;
  };
  return { codes: data?.customer_stock_code_overrides ?? null, error, reload, set };
}
