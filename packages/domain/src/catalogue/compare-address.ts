import { mostCompared } from './compare.ts';

const maxCodeLength = 40;

/** Returns the shareable address of a comparison (PART-11). Each code is one path segment, so it may contain any character. */
export function compareAddress(codes: readonly string[]): string {
  return ['/compare', ...codes.map(encodeURIComponent)].join('/');
}

/** Returns the codes in the rest of a comparison's address: in capitals, without duplicates, at most eight. */
export function codesOfAddress(rest: string): readonly string[] {
  const codes = rest.split('/').flatMap((piece) => {
    try {
      return decodeURIComponent(piece).trim().toUpperCase().slice(0, maxCodeLength);
    } catch {
      // Invalid percent-encoding: skip it.
      return [];
    }
  });
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, mostCompared);
}
