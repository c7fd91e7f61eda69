import { validateField, validationModels } from '@portal/domain/validation';
import { commonPasswords } from './common-passwords.ts';

/** What is wrong with a new password, or null. Rules of the model first, then what makes it easy to guess. */
export function passwordFault(password: string, username: string): string | null {
  const [fault] = validateField(validationModels.change_password.new_password, password);
  if (fault) return fault;
  const small = password.toLowerCase();
  if (commonPasswords.has(small)) return 'Too common: it is among the first that are tried';
  if (username.length > 2 && small.includes(username.toLowerCase())) return 'Cannot contain the user name';
  return null;
}
