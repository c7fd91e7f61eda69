import { Button, type FormProblem } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { commonMessages } from '../messages/common.ts';
import { twoStepMessages } from '../messages/two-step.tsx';
import { AuthenticatorKey, type AuthenticatorKeyProps } from './AuthenticatorKey.tsx';
import * as css from './TwoStep.css.ts';

const messages = twoStepMessages.confirm;
const fields = [
  { name: 'code', label: messages.code, autoComplete: 'one-time-code', inputMode: 'numeric', autoFocus: true },
] as const;

interface ConfirmTwoStepProps {
  readonly made: AuthenticatorKeyProps;
  readonly rules: ValidationModel;
  readonly onCode: (code: string) => Promise<readonly FormProblem[]>;
  readonly onBack: () => void;
}

/** Connects an authenticator app: the key, and the first code that the app shows. */
export function ConfirmTwoStep({ made, rules, onCode, onBack }: ConfirmTwoStepProps) {
  return (
    <div className={css.flow}>
      <p>{messages.explanation}</p>
      <AuthenticatorKey {...made} />
      <div className={css.narrow}>
        <FieldsForm
          label={messages.label}
          submit={messages.submit}
          actions={
            <Button kind="text" onClick={onBack}>
              {commonMessages.cancel}
            </Button>
          }
          fields={fields}
          rules={rules}
          onSubmit={({ code }) => onCode(code)}
        />
      </div>
    </div>
  );
}
