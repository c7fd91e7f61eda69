/** One or two letters for a name: first and last word's first letters, whatever the script. Empty for no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  const letter = (word: string) => [...word][0]?.toLocaleUpperCase() ?? '';
  return letter(first) + letter(last);
}
