import type { FormProblem } from '@portal/design-system';
import { passwordMessages } from '../messages/password.ts';

/** A new password, typed twice. */
export const newPasswordFields = [
  { name: 'new_password', label: passwordMessages.newPassword, autoComplete: 'new-password', secret: true },
  { name: 'confirm_password', label: passwordMessages.confirmPassword, autoComplete: 'new-password', secret: true },
] as const;

/** The problem of two passwords that differ. */
export const differingPasswords = (
  given: Readonly<Record<'new_password' | 'confirm_password', string | null>>,
): readonly FormProblem[] =>
  given.new_password === given.confirm_password
    ? []
    : [{ field: 'confirm_password', message: passwordMessages.mismatch }];
