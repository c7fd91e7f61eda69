import { hashOf } from './tokens.ts';

/** Of a registration number, however its digits are set apart. */
export const numberHash = (accode: string, number: string): Uint8Array =>
  hashOf(`${accode}:${number.replace(/\D/g, '')}`);
