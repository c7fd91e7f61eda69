import { validateField, validationModels } from '@portal/domain/validation';
import { isCommonPassword } from './common-passwords.ts';

/** Words of this trade and this portal, which somebody who guesses tries with a year or a sign (docs/security.md, V6). */
const ownWords =
  /tradeparts|portal|fasteners?|bolts?|nuts?|screws?|washers?|anchors?|orders?|quotes?|parts?|trade|staff|admin|password|welcome/g;
/** Signs and digits beside such words that make a password more than those words. */
const enoughBeside = 7;

/** Words of this portal and little else: `Tradeparts2026!`. */
function isOfOwnWords(small: string): boolean {
  const rest = small.replace(ownWords, '');
  return rest !== small && !/\p{L}/u.test(rest) && rest.length < enoughBeside;
}

/** What is wrong with a new password, or null. Rules of the model first, then what makes it easy to guess. */
export function passwordFault(password: string, username: string): string | null {
  const [fault] = validateField(validationModels.change_password.new_password, password);
  if (fault) return fault;
  const small = password.toLowerCase();
  if (isCommonPassword(small)) return 'Too common: it is among the first that are tried';
  if (username.length > 2 && small.includes(username.toLowerCase())) return 'Cannot contain the user name';
  if (isOfOwnWords(small)) return 'Too easy to guess: add words that have nothing to do with this portal';
  return null;
}
