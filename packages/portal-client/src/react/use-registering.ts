import type { CallRequest } from '@portal/domain/contract';
import type { FormProblem } from '../transport/call-error.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useFieldRules } from './use-field-rules.ts';

/** SESS-08: requesting a registration number for an account, and creating a user with it. */
export function useRegistering() {
  const rules = useFieldRules('registration');
  const requesting = useCallMutation('rego-num/request', { sends: 1 });
  const submitting = useCallMutation('rego-num/submit', { sends: 1 });
  return {
    rules,
    async onRequest(given: CallRequest<'rego-num/request'>): Promise<readonly FormProblem[]> {
      const outcome = await requesting.send({ ...given, accode: given.accode.toUpperCase() });
      return outcome.ok ? [] : outcome.error.problems;
    },
    async onCreate(given: CallRequest<'rego-num/submit'>): Promise<readonly FormProblem[]> {
      const outcome = await submitting.send({ ...given, accode: given.accode.toUpperCase() });
      return outcome.ok ? [] : outcome.error.problems;
    },
  };
}
