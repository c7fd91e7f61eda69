import type { FormProblem } from '@portal/design-system';
import { validationModels } from '@portal/domain/validation';
import type { ReactNode } from 'react';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { passwordFormMessages as messages } from '../messages/password-form.ts';

export interface PasswordFormProps {
  /** Accessible name of the form. */
  label: string;
  submit: string;
  actions?: ReactNode;
  /** Focuses the field, for a form opened during another task. */
  autoFocus?: boolean;
  onPassword: (password: string) => Promise<readonly FormProblem[]>;
}

/** Asks for the password again before a protected action. */
export function PasswordForm({ label, submit, actions, autoFocus = false, onPassword }: PasswordFormProps) {
  return (
    <FieldsForm
      label={label}
      submit={submit}
      actions={actions}
      rules={validationModels.authorise}
      fields={[
        { name: 'password', label: messages.password, autoComplete: 'current-password', secret: true, autoFocus },
      ]}
      onSubmit={({ password }) => onPassword(password)}
    />
  );
}
