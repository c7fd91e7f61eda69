import { Button, type FormProblem } from '@portal/design-system';
import type { LoginReply } from '@portal/domain/session';
import { type Credentials, useCall, useSignIn } from '@portal/portal-client/react';
import { FieldsForm, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import * as css from './auth-form.css.ts';

export interface SignInCodeProps extends Pick<Credentials, 'username' | 'password'> {
  onEnter: (login: LoginReply) => void;
  /** Goes back to name and password. */
  onBack: () => void;
}

const kinds = {
  authenticator: {
    label: 'Code',
    lead: 'Enter the six digits that your authenticator app shows.',
    inputMode: 'numeric',
    rule: 'code',
  },
  recovery: {
    label: 'Recovery code',
    lead: 'Enter one of your recovery codes. Each works once.',
    inputMode: 'text',
    rule: 'recovery_code',
  },
} as const;

/** Second step of signing in, for users who have set it up. */
export function SignInCode({ username, password, onEnter, onBack }: SignInCodeProps) {
  const signIn = useSignIn();
  const [kind, setKind] = useState<keyof typeof kinds>('authenticator');
  // VAL-01: field rules, loaded once. The server checks the fields regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'second_factor' }, { immutable: true });
  const { label, lead, inputMode, rule } = kinds[kind];
  const other = kind === 'authenticator' ? 'recovery' : 'authenticator';

  const submit = async ({ code }: { readonly code: string }): Promise<readonly FormProblem[]> => {
    const result = await signIn({ username, password, code });
    if (result === 'code_needed') return [{ field: 'code', message: 'Required field' }];
    if (!('bearer_token' in result)) return result;
    onEnter(result);
    return [];
  };

  return (
    <ShortPage title="Two-step sign-in" lead={lead}>
      <div className={css.form}>
        <FieldsForm
          key={kind}
          label="Two-step sign-in"
          submit="Sign in"
          actions={
            <Button kind="text" onClick={onBack}>
              Back
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
      <p className={css.links}>
        <Button kind="text" onClick={() => setKind(other)}>
          {kind === 'authenticator' ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
      </p>
    </ShortPage>
  );
}
