import { Button, type FormProblem } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { signInCodeMessages } from '../messages/sign-in-code.ts';
import * as css from '../short-page/ShortPage.css.ts';
import { ShortPage } from '../short-page/ShortPage.tsx';

export interface SignInCodeProps {
  readonly rules: ValidationModel;
  /** Resolves to the problems, if any; `code_needed` if the code is missing. */
  readonly onCode: (code: string) => Promise<readonly FormProblem[] | 'code_needed'>;
  /** Goes back to name and password. */
  readonly onBack: () => void;
}

const kinds = {
  authenticator: {
    label: signInCodeMessages.authenticator.label,
    lead: signInCodeMessages.authenticator.lead,
    inputMode: 'numeric',
    rule: 'code',
  },
  recovery: {
    label: signInCodeMessages.recovery.label,
    lead: signInCodeMessages.recovery.lead,
    inputMode: 'text',
    rule: 'recovery_code',
  },
} as const;

/** Second step of signing in, for users who have set it up. */
export function SignInCode({ rules, onCode, onBack }: SignInCodeProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('authenticator');
  const { label, lead, inputMode, rule } = kinds[kind];
  const other = kind === 'authenticator' ? 'recovery' : 'authenticator';

  const submit = async ({ code }: { readonly code: string }): Promise<readonly FormProblem[]> => {
    const result = await onCode(code);
    return result === 'code_needed' ? [{ field: 'code', message: signInCodeMessages.required }] : result;
  };

  return (
    <ShortPage
      title={signInCodeMessages.title}
      lead={lead}
      links={
        <Button kind="text" onClick={() => setKind(other)}>
          {signInCodeMessages[other].use}
        </Button>
      }
    >
      <div className={css.form}>
        <FieldsForm
          key={kind}
          label={signInCodeMessages.title}
          submit={signInCodeMessages.submit}
          actions={
            <Button kind="text" onClick={onBack}>
              {signInCodeMessages.back}
            </Button>
          }
          rules={{ code: rules[rule] ?? {} }}
          fields={[
            {
              name: 'code',
              label,
              autoComplete: 'one-time-code',
              autoCapitalize: 'characters',
              inputMode,
              autoFocus: true,
            },
          ]}
          onSubmit={submit}
        />
      </div>
    </ShortPage>
  );
}
