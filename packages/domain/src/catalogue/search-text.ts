/** Longer input is cut to this many characters. */
export const longestSearch = 200;

/** Cleans a search text: cuts it and removes control characters and wildcards, which have no meaning here. */
export function cleanSearch(text: string): string {
  return text
    .slice(0, longestSearch)
    .replace(/[\p{C}*?%\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
