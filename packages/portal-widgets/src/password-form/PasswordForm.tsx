import { Form, type FormProblem, TextField } from '@portal/design-system';
import { type ReactNode, useState } from 'react';

const labels = { password: 'Your password' } as const;

export interface PasswordFormProps {
  /** Name of the form. */
  label: string;
  submit: string;
  actions?: ReactNode;
  /** Focuses the field, for a form that opens within a task. */
  autoFocus?: boolean;
  onPassword: (password: string) => Promise<readonly FormProblem[]>;
}

/** Asks for the password again, for protected actions. */
export function PasswordForm({ label, submit, actions, autoFocus = false, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const send = async (): Promise<readonly FormProblem[]> =>
    password === '' ? [{ field: 'password', message: 'Required field' }] : onPassword(password);
  return (
    <Form label={label} labels={labels} submit={submit} actions={actions} onSubmit={send}>
      {(error) => (
        <TextField
          label={labels.password}
          name="password"
          type="password"
          autoComplete="current-password"
          autoFocus={autoFocus}
          value={password}
          onValueChange={setPassword}
          error={error('password')}
        />
      )}
    </Form>
  );
}
