import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { secretKeyMessages } from '../messages/config.ts';

/** Authenticated: without the key, ciphertext can neither be read nor changed unnoticed. */
const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
/** Prefix of a hash of the key: identifies the key a secret was encrypted with, without revealing it. */
const nameBytes = 8;
const headBytes = 1 + nameBytes + nonceBytes + tagBytes;
/** First byte of a ciphertext: format version. */
const version = 1;

export class KeyError extends Error {
  override name = 'KeyError';
}

/** Signatures use a separate key, derived from the encryption key. */
const signatureOf = (key: Uint8Array, text: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'portal signature', keyBytes)))
    .update(text)
    .digest();

const nameOf = (key: Uint8Array) =>
  createHash('sha256').update('portal key').update(key).digest().subarray(0, nameBytes);

/** Parses a key of 32 bytes in base 64; null if invalid. */
export function readKey(text: string): Uint8Array | null {
  const key = /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : null;
  return key?.length === keyBytes ? new Uint8Array(key) : null;
}

/** Encrypts authenticator secrets for storage (ASVS 11.3, 13.3). They cannot be hashed, because verifying a code needs them in plain. */
export class Secrets {
  readonly #keys: readonly { readonly name: Buffer; readonly key: Uint8Array }[];

  /** The first key encrypts; the others only decrypt what was encrypted before it. */
  constructor(keys: readonly Uint8Array[]) {
    this.#keys = keys.map((key) => ({ name: nameOf(key), key }));
  }

  /** `owner` is bound to the ciphertext: it cannot be decrypted in another user's row. */
  encrypt(secret: Uint8Array, owner: string): Uint8Array {
    const [own] = this.#keys;
    if (!own) throw new KeyError(secretKeyMessages.none);
    const nonce = randomBytes(nonceBytes);
    const made = createCipheriv(cipher, own.key, nonce).setAAD(Buffer.from(owner));
    const locked = Buffer.concat([made.update(secret), made.final()]);
    return new Uint8Array(Buffer.concat([Buffer.of(version), own.name, nonce, made.getAuthTag(), locked]));
  }

  /** Throws `KeyError` if the key is unknown, the owner differs or the ciphertext was changed. */
  decrypt(stored: Uint8Array, owner: string): Uint8Array {
    const bytes = Buffer.from(stored);
    const [, name, nonce, tag] = parts(bytes);
    const own = this.#keys.find((each) => each.name.equals(name));
    if (!own) throw new KeyError(secretKeyMessages.unknown);
    try {
      const read = createDecipheriv(cipher, own.key, nonce, { authTagLength: tagBytes })
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      return new Uint8Array(Buffer.concat([read.update(bytes.subarray(headBytes)), read.final()]));
    } catch {
      throw new KeyError(secretKeyMessages.changed(owner));
    }
  }

  /** A signature for a text that leaves the portal and comes back, such as a cookie: 43 characters of base64url. */
  sign(text: string): string {
    const [own] = this.#keys;
    if (!own) throw new KeyError(secretKeyMessages.none);
    return signatureOf(own.key, text).toString('base64url');
  }

  /** Whether a signature was made by `sign` for this text, with any of the keys. */
  isSigned(text: string, signature: string): boolean {
    const given = Buffer.from(signature, 'base64url');
    return this.#keys.some(({ key }) => {
      const own = signatureOf(key, text);
      return own.length === given.length && timingSafeEqual(own, given);
    });
  }

  /** Whether it is encrypted with the first key. */
  isCurrent(stored: Uint8Array): boolean {
    return isEncrypted(stored) && this.#keys[0]?.name.equals(parts(Buffer.from(stored))[1]) === true;
  }
}

function parts(bytes: Buffer): readonly [number, Buffer, Buffer, Buffer] {
  const nonceAt = 1 + nameBytes;
  const tagAt = nonceAt + nonceBytes;
  return [bytes[0] ?? 0, bytes.subarray(1, nonceAt), bytes.subarray(nonceAt, tagAt), bytes.subarray(tagAt, headBytes)];
}

/** Whether a stored secret is encrypted. Older databases hold plain secrets, which are shorter than any ciphertext. */
export const isEncrypted = (stored: Uint8Array) => stored.length > headBytes && stored[0] === version;
