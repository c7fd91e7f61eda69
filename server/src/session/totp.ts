import { Secret, TOTP } from 'otpauth';

/** Codes of an authenticator (RFC 6238): six digits of an HMAC by SHA-1 every 30 seconds, which every authenticator knows. */
const algorithm = 'SHA1';
const period = 30;
/** A clock may be a period ahead or behind ours, and typing takes its time. */
const tolerance = 1;
/** As long as the HMAC's own output, as RFC 4226 recommends. */
export const secretBytes = 20;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The step whose code was typed, with or without spaces; null if it is none of those that are valid now. */
export function stepOf(secret: Uint8Array, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token, secret: secretOf(secret), algorithm, period, window: tolerance, timestamp });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** The secret as it is typed into an authenticator (RFC 4648). */
export const base32 = (secret: Uint8Array): string => secretOf(secret).base32;

/** What the QR code for an authenticator says. */
export const otpauthAddress = (secret: Uint8Array, issuer: string, username: string): string =>
  new TOTP({ secret: secretOf(secret), issuer, label: username, algorithm, period }).toString();
