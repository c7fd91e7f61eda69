import { useState } from 'react';
import { secondFactorMessages } from '../messages/second-factor.ts';
import { usePortal } from './portal.ts';
import { saveFile } from './save-file.ts';
import { useAuthorise, useNewBearer } from './use-authorise.ts';
import { useCall } from './use-call.ts';
import { useCallMutation } from './use-call-mutation.ts';
import { useFieldRules } from './use-field-rules.ts';

/** The user's two-step sign-in: its state and the calls that set it up, confirm it and turn it off. */
export function useSecondFactor() {
  const { messages } = usePortal();
  const { data, error, reload } = useCall('second-factor/get', {});
  const authorise = useAuthorise();
  const takeBearer = useNewBearer();
  const beginning = useCallMutation('second-factor/begin', { sends: 1 });
  const confirming = useCallMutation('second-factor/confirm', { sends: 1 });
  const removing = useCallMutation('second-factor/remove', { sends: 1 });
  const [isBegun, setBegun] = useState(false);
  const rules = useFieldRules(isBegun ? 'second_factor' : null);

  return {
    state: data ?? null,
    failed: Boolean(error),
    onRetry: reload,
    rules,
    async onBegin(password: string) {
      const wrong = await authorise(password);
      if (wrong.length > 0) return wrong;
      const outcome = await beginning.send({});
      if (!outcome.ok) return outcome.error.problems;
      setBegun(true);
      return outcome.data;
    },
    async onConfirm(code: string) {
      const outcome = await confirming.send({ code });
      if (!outcome.ok) return outcome.error.problems;
      takeBearer(outcome.data);
      reload();
      return outcome.data;
    },
    async onTurnOff(password: string) {
      const wrong = await authorise(password);
      if (wrong.length > 0) return wrong;
      const outcome = await removing.send({});
      if (!outcome.ok) return outcome.error.problems;
      reload();
      return [];
    },
    onSaveCodes: (text: string) => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' })),
    async onCopyCodes(text: string) {
      try {
        await navigator.clipboard.writeText(text);
        messages.show(secondFactorMessages.copied);
      } catch {
        messages.show(secondFactorMessages.copyBlocked, 'warning');
      }
    },
  };
}
