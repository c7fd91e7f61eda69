import { hashOf } from '../session/tokens.ts';

/** Milliseconds. */
export const codeLife = 10 * 60_000;
export const mostTries = 5;

/** A code is one user's, for one software. */
export const codeHash = (userId: string, software: string, code: string): Uint8Array =>
  hashOf(`${userId}:${software}:${code.replace(/\D/g, '')}`);
