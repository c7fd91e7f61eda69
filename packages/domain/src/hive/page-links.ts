const longestAddress = 500;
const attribute = /\b(?:href|src)\s{0,9}=\s{0,9}(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s>"']{1,500}))/gi;

/**
 * URLs of links and images in a Markdown or HTML text. Partly scanned by hand: a regular expression could backtrack for seconds on a
 * hostile text of full length.
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

/** The part code in a URL of this site to a part page or drawing; null for other URLs. */
export function partOfAddress(address: string): string | null {
  const code = /^\/(?:part\/|images\/drawings\/)([^/?#]+?)(?:\.svg)?\/?(?:[?#].*)?$/i.exec(address)?.[1];
  if (code === undefined) return null;
  try {
    return decodeURIComponent(code).toUpperCase();
  } catch {
    return code.toUpperCase();
  }
}

/** The headings of a Markdown text; `## Text` has level 2. */
export const headingsIn = (text: string): readonly { readonly level: number; readonly text: string }[] =>
  text.split('\n').flatMap((line) => {
    const [, marks, words] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? [];
    return marks === undefined || words === undefined
      ? []
      : [{ level: marks.length, text: withoutMarks(words.trim()) }];
  });

const isEmptyRow = (line: string): boolean => /^[|\s]+$/.test(line) && line.split('|').length > 2;
const isHeadRule = (line: string | undefined): boolean =>
  line !== undefined && /^[|\s:-]+$/.test(line) && line.includes('-');

/** A Markdown text without the rows of tables that have no words. The head of a table stays: it may be empty. */
export function withoutEmptyRows(text: string): string {
  const lines = text.split('\n');
  return lines.filter((line, at) => !isEmptyRow(line) || isHeadRule(lines[at + 1])).join('\n');
}

/** Strips the optional closing `#` marks of a heading. */
function withoutMarks(words: string): string {
  let end = words.length;
  while (words[end - 1] === '#') end -= 1;
  return words.slice(0, end).trimEnd();
}
