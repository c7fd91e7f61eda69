import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { base32, otpauthAddress, stepOf } from './totp.ts';

/** From RFC 6238, appendix B, and RFC 4226, appendix D. */
const secret = new Uint8Array(Buffer.from('12345678901234567890', 'ascii'));

const period = 30_000;

/** The code an authenticator shows, computed independently of the server's code. */
const codeOf = (own: Uint8Array, step: number) =>
  new TOTP({ secret: new Secret({ buffer: Uint8Array.from(own).buffer }) }).generate({ timestamp: step * period });

describe('codes of an authenticator', () => {
  // The appendix gives eight digits; a six-digit code is the last six.
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('are those of RFC 6238 at %i seconds', (seconds, code) => {
    expect(stepOf(secret, code.slice(2), new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('are those of RFC 4226 for the first ten counts', () => {
    const codes = ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'];
    const counts = codes.map((code, count) => stepOf(secret, code, new Date(count * period)));
    expect(counts).toEqual(codes.map((_, count) => count));
  });

  test('are accepted one period early or late, with spaces, but not two', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 20, maxLength: 20 }),
        fc.integer({ min: 3, max: 2 ** 31 }),
        (own, step) => {
          const now = new Date(step * period + 12_000);
          const spaced = codeOf(own, step).replace(/(...)/, '$1 ');
          const at = (off: number) => stepOf(own, codeOf(own, step + off), now);
          // Two steps may share a code by chance, but a code two steps off never validates as its own step.
          return (
            stepOf(own, spaced, now) !== null &&
            at(-1) !== null &&
            at(1) !== null &&
            at(-2) !== step - 2 &&
            at(2) !== step + 2
          );
        },
      ),
    );
  });

  test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', '-12345'])('are six digits: %s is none', (typed) => {
    expect(stepOf(secret, typed, new Date(0))).toBeNull();
  });
});

test('encodes a secret in base 32 as in RFC 4648', () => {
  const written = ['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)));
  expect(written).toEqual(['MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI']);
});

test('the QR code address contains portal and user name, with any characters escaped', () => {
  const address = otpauthAddress(secret, 'Trade Parts', 'a b&c@example.com');
  const read = new URL(address);
  expect([read.protocol, read.host, decodeURIComponent(read.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Trade Parts:a b&c@example.com',
  ]);
  expect(Object.fromEntries(read.searchParams)).toEqual({
    secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
    issuer: 'Trade Parts',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
