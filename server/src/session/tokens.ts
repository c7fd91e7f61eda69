import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, in a form that goes into a header or a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only this is stored: whoever reads the database cannot sign in with it. */
export const hashOf = (token: string): Uint8Array => new Uint8Array(createHash('sha256').update(token).digest());

export const sameHash = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;
