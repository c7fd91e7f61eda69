import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url, safe in headers and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 of a token. Only the hash is stored, so a leaked database does not give access. */
export const hashOf = (token: string): Uint8Array => new Uint8Array(createHash('sha256').update(token).digest());

export const sameHash = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
