import type { CallResult } from '../transport/types.ts';
import { failureMessage } from '../transport/validation-lines.ts';

/** One thing that is wrong with a form; `field` is null where it is about the form as a whole. */
export interface FormProblem {
  readonly field: string | null;
  readonly message: string;
}

/** SESS-08: what the server found wrong, by field; otherwise why there is no response. */
export function problemsOf(result: Exclude<CallResult<unknown>, { ok: true }>): readonly FormProblem[] {
  const found = result.envelope?.validation_results ?? [];
  return found.length > 0 ? found : [{ field: null, message: failureMessage(result) }];
}
