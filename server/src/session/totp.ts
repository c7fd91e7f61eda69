import { Secret, TOTP } from 'otpauth';

/** Authenticator codes (RFC 6238): six digits, SHA-1, 30 seconds; the settings every authenticator app supports. */
const algorithm = 'SHA1';
const period = 30;
/** Accepts codes one period early or late, for clock drift and typing time. */
const tolerance = 1;
/** As long as the HMAC's own output, as RFC 4226 recommends. */
export const secretBytes = 20;

const secretOf = (bytes: Uint8Array) => new Secret({ buffer: Uint8Array.from(bytes).buffer });

/** The time step of the typed code, ignoring spaces; null if it is not currently valid. */
export function stepOf(secret: Uint8Array, typed: string, now: Date): number | null {
  const token = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ token, secret: secretOf(secret), algorithm, period, window: tolerance, timestamp });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

/** The secret in base 32, to type into an authenticator (RFC 4648). */
export const base32 = (secret: Uint8Array): string => secretOf(secret).base32;

/** The `otpauth:` address to show as a QR code. */
export const otpauthAddress = (secret: Uint8Array, issuer: string, username: string): string =>
  new TOTP({ secret: secretOf(secret), issuer, label: username, algorithm, period }).toString();
