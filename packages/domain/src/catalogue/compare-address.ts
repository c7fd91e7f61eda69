import { mostCompared } from './compare.ts';

const longestCode = 40;

/** PART-11: the address of a comparison, for sharing. Each code is one piece of the path, so that any character may be in it. */
export function compareAddress(codes: readonly string[]): string {
  return ['/compare', ...codes.map(encodeURIComponent)].join('/');
}

/** The codes of the rest of such an address: each once, in capitals as codes are, eight at most. */
export function codesOfAddress(rest: string): readonly string[] {
  const codes = rest.split('/').flatMap((piece) => {
    try {
      return decodeURIComponent(piece).trim().toUpperCase().slice(0, longestCode);
    } catch {
      // Not an encoding: no code either.
      return [];
    }
  });
  return [...new Set(codes.filter((code) => code !== ''))].slice(0, mostCompared);
}
