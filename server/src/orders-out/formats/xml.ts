/** An element; attributes and children that are null or empty are left out. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

type Child = XmlElement | null | readonly (XmlElement | null)[];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for content and attributes. Characters that XML 1.0 forbids, even escaped, are left out. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (each) => escapes[each] ?? '');

/** An element with text; null without a text. */
export const textElement = (
  name: string,
  text: string | number | null,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null => (text === null || text === '' ? null : { name, attributes, content: String(text) });

/** An element with elements, also when it has none. */
export const element = (
  name: string,
  children: readonly Child[],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({
  name,
  attributes,
  content: (children.flat() as (XmlElement | null)[]).filter((each) => each !== null),
});

function write({ name, attributes, content }: XmlElement, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(' ');
  if (content.length === 0) return `${indent}<${start}/>`;
  if (typeof content === 'string') return `${indent}<${start}>${escaped(content)}</${name}>`;
  return [`${indent}<${start}>`, ...content.map((each) => write(each, `${indent}  `)), `${indent}</${name}>`].join(
    '\n',
  );
}

/** A whole document in UTF-8. */
export const xmlDocument = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root, '')}\n`;
