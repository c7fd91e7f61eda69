const ascii = /^[\x20-\x7e]$/;
const bySign: Readonly<Record<string, string>> = { Minus: '-', Slash: '/' };

/**
 * The key of a keyboard event in lower case, as without Alt. On a Mac, Option changes letters (`Ω` for Z): then the physical key
 * decides.
 */
export function plainKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key.length > 1 || ascii.test(key)) return key.toLowerCase();
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? bySign[code] ?? key.toLowerCase();
}
