import type { CallRequest } from '@portal/domain/contract';
import { useSession } from './portal.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useFieldRules } from './use-field-rules.ts';

/** SOFT-01: whether the user has access to a software, and a token for it, confirmed by a code to their mobile. */
export function useSoftwareToken(software: CallRequest<'hdi_access/check'>['software']) {
  const isSigningIn = useSession().status === 'signing_in';
  const { data, error, reload } = useCall('hdi_access/check', { software });
  const sms = useCallMutation('hdi_access/request-sms', { sends: 1 });
  const token = useCallMutation('hdi_access/request-token', { sends: 1 });
  const rules = useFieldRules(data?.access ? 'software' : null);
  return {
    /** Null until it is known. */
    access: isSigningIn ? null : (data ?? null),
    failed: !isSigningIn && error !== null,
    onRetry: reload,
    rules,
    isSending: sms.pending,
    /** Sends a code. Resolves to an error message, or null. */
    async onSend() {
      const outcome = await sms.send({ software });
      return outcome.ok ? null : outcome.error.message;
    },
    /** Resolves to the token, or to the problems. */
    async onCode(code: string) {
      const outcome = await token.send({ software, code });
      return outcome.ok ? outcome.data : outcome.error.problems;
    },
  };
}
