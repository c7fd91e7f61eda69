const longestAddress = 500;
const attribute = /\b(?:href|src)\s{0,9}=\s{0,9}(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s>"']{1,500}))/gi;

/**
 * Addresses that a Markdown or HTML text leads to or shows. By hand where a pattern would go back and forth: a hostile text of a
 * setting's full length is read in a moment.
 */
export function linksIn(text: string): readonly string[] {
  const found: string[] = [];
  for (let at = text.indexOf(']('); at >= 0; at = text.indexOf('](', at)) {
    at += 2;
    const [, address = ''] = /^\s{0,9}<?([^)\s>]*)/.exec(text.slice(at, at + longestAddress)) ?? [];
    if (address !== '') found.push(address);
    at += address.length;
  }
  const html = [...text.matchAll(attribute)].map(([, double, single, bare]) => (double ?? single ?? bare ?? '').trim());
  return [...found, ...html.filter((address) => address !== '')];
}

/** The code of the part that an address of this site leads to or shows the drawing of; null where it is another address. */
export function partOfAddress(address: string): string | null {
  const code = /^\/(?:part\/|images\/drawings\/)([^/?#]+?)(?:\.svg)?\/?(?:[?#].*)?$/i.exec(address)?.[1];
  if (code === undefined) return null;
  try {
    return decodeURIComponent(code).toUpperCase();
  } catch {
    return code.toUpperCase();
  }
}

/** Headings of a Markdown text: `## Text` has level 2. */
export const headingsIn = (text: string): readonly { readonly level: number; readonly text: string }[] =>
  text.split('\n').flatMap((line) => {
    const [, marks, words] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? [];
    return marks === undefined || words === undefined
      ? []
      : [{ level: marks.length, text: withoutMarks(words.trim()) }];
  });

/** Without the marks that may close a heading. */
function withoutMarks(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}
