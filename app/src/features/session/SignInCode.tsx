import { Button, type FormProblem } from '@portal/design-system';
import type { LoginReply } from '@portal/domain/session';
import { type Credentials, useCall, useSignIn } from '@portal/portal-client/react';
import { FieldsForm, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { signInCodeMessages } from '../../messages/sign-in-code.ts';
import * as css from './auth-form.css.ts';

export interface SignInCodeProps extends Pick<Credentials, 'username' | 'password'> {
  onEnter: (login: LoginReply) => void;
  /** Goes back to name and password. */
  onBack: () => void;
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
export function SignInCode({ username, password, onEnter, onBack }: SignInCodeProps) {
  const signIn = useSignIn();
  const [kind, setKind] = useState<keyof typeof kinds>('authenticator');
  // VAL-01: field rules, loaded once. The server checks the fields regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'second_factor' }, { immutable: true });
  const { label, lead, inputMode, rule } = kinds[kind];
  const other = kind === 'authenticator' ? 'recovery' : 'authenticator';

  const submit = async ({ code }: { readonly code: string }): Promise<readonly FormProblem[]> => {
    const result = await signIn({ username, password, code });
    if (result === 'code_needed') return [{ field: 'code', message: signInCodeMessages.required }];
    if (!('bearer_token' in result)) return result;
    onEnter(result);
    return [];
  };

  return (
    <ShortPage title={signInCodeMessages.title} lead={lead}>
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
      <p className={css.links}>
        <Button kind="text" onClick={() => setKind(other)}>
          {signInCodeMessages[other].use}
        </Button>
      </p>
    </ShortPage>
  );
}
