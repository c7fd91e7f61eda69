import { hashOf } from './tokens.ts';

/** Hash of an account's registration number; ignores spaces and dashes between the digits. */
export const numberHash = (accode: string, number: string): Uint8Array =>
  hashOf(`${accode}:${number.replace(/\D/g, '')}`);
