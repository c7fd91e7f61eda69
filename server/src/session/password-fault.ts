import { validateField, validationModels } from '@portal/domain/validation';
import type { Config } from '../config.ts';
import { sessionMessages } from '../messages/session.ts';
import { isBreached } from './breached-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Trade and portal words that attackers combine with a year or punctuation (docs/security.md, V6). */
const ownWords =
  /tradeparts|portal|fasteners?|bolts?|nuts?|screws?|washers?|anchors?|orders?|quotes?|parts?|trade|staff|admin|password|welcome/g;
/** Number of other characters from which a password with such words is accepted. */
const enoughBeside = 7;

/** Portal words and little else: `Tradeparts2026!`. */
function isOfOwnWords(small: string): boolean {
  const rest = small.replace(ownWords, '');
  return rest !== small && !/\p{L}/u.test(rest) && rest.length < enoughBeside;
}

const shortestRun = 4;
/** Number of characters outside runs from which a password is accepted. */
const enoughOthers = 4;
/** Sequences people type: alphabet, digits and keyboard rows, in both directions. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const sequences = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** `aaaaaaaa`, `abcabcabc`, `12121212!` */
const isRepeated = (small: string): boolean => new Set(small).size <= 2 || /^(.{1,4}?)\1+.{0,3}$/su.test(small);

/** Almost only runs of consecutive characters: `23456789`, `abcd1234`, `poiuytrewq`. */
function isSequential(small: string): boolean {
  let others = 0;
  let at = 0;
  while (at < small.length) {
    const from = at;
    let end = at + 1;
    while (end < small.length && sequences.some((each) => each.includes(small.slice(from, end + 1)))) end += 1;
    if (end - at >= shortestRun) at = end;
    else {
      others += 1;
      at += 1;
    }
  }
  return others < enoughOthers;
}

/** Why a password is too weak, or null. Checks the validation model first, then how easy it is to guess. */
export function weakness(password: string, username: string): string | null {
  const [fault] = validateField(validationModels.change_password.new_password, password);
  if (fault) return fault;
  const small = password.toLowerCase();
  if (isCommonPassword(small)) return sessionMessages.newPassword.common;
  if (username.length > 2 && small.includes(username.toLowerCase())) return sessionMessages.newPassword.userName;
  if (isRepeated(small)) return sessionMessages.newPassword.repeated;
  if (isSequential(small)) return sessionMessages.newPassword.sequence;
  if (isOfOwnWords(small)) return sessionMessages.newPassword.ownWords;
  return null;
}

/** Why a new password is refused, or null: `weakness`, plus the breach list if one is configured. */
export async function passwordFault(
  { breachedPasswords }: Pick<Config, 'breachedPasswords'>,
  password: string,
  username: string,
): Promise<string | null> {
  const fault = weakness(password, username);
  if (fault !== null || breachedPasswords === null) return fault;
  return (await isBreached(breachedPasswords, password)) ? sessionMessages.newPassword.breached : null;
}
