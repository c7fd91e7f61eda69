/** Longer input is cut here. */
export const longestSearch = 200;

/** What was typed, harmless: cut, without control characters and wildcards, which mean nothing here. */
export function cleanSearch(text: string): string {
  return text
    .slice(0, longestSearch)
    .replace(/[\p{C}*?%\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
