import * as calls from '@portal/domain/contract';
import type { Portal } from '../../../portal/portal.ts';

/** HIST-05: alternates are preloaded only for fewer accounts than this. */
const mostAccounts = 30;

/**
 * The user's own codes by account and stock code, and the personal part of the search (SRCH-01). The map fills when the answer comes:
 * lines that show by then have theirs from the server.
 */
export function loadCustomerCodes(portal: Portal): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const codes = new Map<string, Map<string, string>>();
  const state = portal.session.get();
  if (state.status !== 'signed_in') return codes;
  const { login } = state;
  const accodes = login.user_details.authorised_accodes.map((each) => each.accode);
  const asked = accodes.length < mostAccounts ? { accodes } : state.accode ? { accode: state.accode } : null;
  const load = async () => {
    const answer = asked ? await portal.transport.callOrFalse(calls.getCustomerStockCodeOverrides, asked) : false;
    const overrides = answer === false ? [] : answer.customer_stock_code_overrides;
    for (const { accode, stock_code, customer_stock_code } of overrides) {
      const own = codes.get(accode) ?? new Map<string, string>();
      codes.set(accode, own.set(stock_code, customer_stock_code));
    }
    portal.catalogue.personalise(overrides, login.search_mutations);
  };
  void load();
  return codes;
}
