import type { FormProblem } from '@portal/design-system';
import { type CallResult, failureMessage } from '@portal/portal-client';

/** SESS-08: what the server found wrong, by field; else why there is no answer. */
export function problemsOf(result: Exclude<CallResult<unknown>, { ok: true }>): readonly FormProblem[] {
  const found = result.envelope?.validation_results ?? [];
  return found.length > 0 ? found : [{ field: null, message: failureMessage(result) }];
}
