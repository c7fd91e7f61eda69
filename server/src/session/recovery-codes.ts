import { randomInt } from 'node:crypto';
import { hashPassword, isPassword } from './password.ts';

/** Without easily confused letters (I, O, 0, 1): users type these codes from a printout. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const places = 10;
const groups = 3;
const groupLength = 4;

export interface RecoveryCode {
  readonly place: number;
  /** `K7QF-PD9M-W2XA`: the first character encodes the place, the other eleven are random (55 bits). */
  readonly code: string;
  /** argon2id, as for passwords. */
  readonly hash: string;
}

/** The typed code without spaces and dashes, in capitals; null if it cannot be a recovery code. */
function plain(typed: string): string | null {
  const code = typed.replace(/[\s-]/g, '').toUpperCase();
  return code.length === groups * groupLength && [...code].every((letter) => alphabet.includes(letter)) ? code : null;
}

/** Index, 0 to 9, of the typed code among the user's codes; null if it cannot be a recovery code. */
export function placeOf(typed: string): number | null {
  const place = alphabet.indexOf(plain(typed)?.charAt(0) ?? '?');
  return place >= 0 && place < places ? place : null;
}

export const isRecoveryCode = (hash: string, typed: string): Promise<boolean> => isPassword(hash, plain(typed) ?? '');

export function makeRecoveryCodes(): Promise<readonly RecoveryCode[]> {
  const made = Array.from({ length: places }, async (_, place) => {
    const rest = Array.from({ length: groups * groupLength - 1 }, () => alphabet.charAt(randomInt(alphabet.length)));
    const code = alphabet.charAt(place) + rest.join('');
    const shown = code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? [];
    return { place, code: shown.join('-'), hash: await hashPassword(code) };
  });
  return Promise.all(made);
}
