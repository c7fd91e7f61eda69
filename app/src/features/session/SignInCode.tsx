import { Button, Form, type FormProblem, TextField } from '@portal/design-system';
import type { LoginReply } from '@portal/domain/session';
import { type Credentials, useSignIn } from '@portal/portal-client/react';
import { ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import * as css from './auth-form.css.ts';

export interface SignInCodeProps extends Pick<Credentials, 'username' | 'password'> {
  onEnter: (login: LoginReply) => void;
  /** Back to name and password. */
  onBack: () => void;
}

const kinds = {
  authenticator: {
    label: 'Code',
    lead: 'Type the six digits that your authenticator app shows.',
    inputMode: 'numeric',
  },
  recovery: { label: 'Recovery code', lead: 'Type one of your recovery codes. Each works once.', inputMode: 'text' },
} as const;

/** The second step of signing in, for who has set that up. */
export function SignInCode({ username, password, onEnter, onBack }: SignInCodeProps) {
  const signIn = useSignIn();
  const [kind, setKind] = useState<keyof typeof kinds>('authenticator');
  const [code, setCode] = useState('');
  const { label, lead, inputMode } = kinds[kind];
  const other = kind === 'authenticator' ? 'recovery' : 'authenticator';

  const submit = async (): Promise<readonly FormProblem[]> => {
    if (code.trim() === '') return [{ field: 'code', message: 'Required field' }];
    const result = await signIn({ username, password, code });
    if (result === 'code_needed') return [{ field: 'code', message: 'Required field' }];
    if (!('bearer_token' in result)) return result;
    onEnter(result);
    return [];
  };

  return (
    <ShortPage title="Two-step sign-in" lead={lead}>
      <div className={css.form}>
        <Form
          label="Two-step sign-in"
          labels={{ code: label }}
          submit="Sign in"
          actions={
            <Button kind="text" onClick={onBack}>
              Back
            </Button>
          }
          onSubmit={submit}
        >
          {(error) => (
            <TextField
              key={kind}
              label={label}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              inputMode={inputMode}
              autoFocus
              value={code}
              onValueChange={setCode}
              error={error('code')}
            />
          )}
        </Form>
      </div>
      <p className={css.links}>
        <Button
          kind="text"
          onClick={() => {
            setKind(other);
            setCode('');
          }}
        >
          {kind === 'authenticator' ? 'Use a recovery code' : 'Use the authenticator app'}
        </Button>
      </p>
    </ShortPage>
  );
}
