const ascii = /^[\x20-\x7e]$/;
const bySign: Readonly<Record<string, string>> = { Minus: '-', Slash: '/' };

/**
 * The key of a keyboard event in lower case, as it is without Alt. On a Mac, Option makes other characters of letters (`Ω` of Z): then the
 * key is named by its place.
 */
export function plainKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1 || ascii.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? bySign[code] ?? key.toLowerCase();
}
