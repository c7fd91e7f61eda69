import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of an authenticator (RFC 6238): six digits of an HMAC by SHA-1, which every authenticator knows. */

/** Milliseconds for which a code stands. */
const period = 30_000;
const usualDigits = 6;
/** A clock may be a period before or behind ours, and typing takes its time. */
const tolerance = [0, -1, 1] as const;
/** As long as the HMAC's own output, as RFC 4226 recommends. */
export const secretBytes = 20;

export const stepAt = (now: Date): number => Math.floor(now.getTime() / period);

/** The code of a secret in a step of time. */
export function codeOf(secret: Uint8Array, step: number, digits = usualDigits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(at) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code was typed, with spaces or without; null where it is none of those that are good now. */
export function stepOf(secret: Uint8Array, typed: string, now: Date): number | null {
  const code = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return null;
  const steps = tolerance.map((each) => stepAt(now) + each);
  return steps.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(code))) ?? null;
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without the signs that fill it up. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** What the picture for an authenticator says. */
export function otpauthAddress(secret: Uint8Array, issuer: string, username: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
