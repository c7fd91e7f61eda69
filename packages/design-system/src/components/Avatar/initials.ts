/** The first letters of the first and last word of a name, in any script. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const letter = (word: string) => [...word][0]?.toLocaleUpperCase() ?? '';
  return letter(first) + letter(last);
}
