import XMLBuilder from 'fast-xml-builder';

/** The text of an element, its parts, or one of these for each time that it is repeated. */
export type XmlContent = string | number | null | XmlElement | readonly XmlContent[];

/** Elements by name, in the order of the document. Attributes are `@` and their name; `#text` is the text beside attributes. */
export interface XmlElement {
  readonly [name: string]: XmlContent;
}

/** Characters that XML 1.0 forbids, even escaped (production 2, Char). The library writes them as they are. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const allowed = (_name: string, value: unknown) => String(value).replace(forbidden, '');

const builder = new XMLBuilder({
  attributeNamePrefix: '@',
  attributeValueProcessor: allowed,
  format: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true,
  tagValueProcessor: allowed,
});

/** A whole document in UTF-8. */
export const xmlDocument = (root: XmlElement): string =>
  builder.build({ '?xml': { '@version': '1.0', '@encoding': 'UTF-8' }, ...root });

function filled(content: XmlContent): XmlContent {
  if (content === '') return null;
  if (Array.isArray(content)) {
    const kept = content.map(filled).filter((each) => each !== null);
    return kept.length === 0 ? null : kept;
  }
  return typeof content === 'object' && content !== null ? withoutEmpty(content as XmlElement) : content;
}

/**
 * An element without the parts that have no text; null if it has none left. The schemas of orders refuse most empty elements; one that
 * they require is written as `{}` and stays.
 */
export function withoutEmpty(element: XmlElement): XmlElement | null {
  const parts = Object.entries(element);
  const kept = parts.map(([name, content]) => [name, filled(content)] as const).filter(([, each]) => each !== null);
  const isEmpty = kept.every(([name]) => name.startsWith('@'));
  return isEmpty && parts.length > 0 ? null : Object.fromEntries(kept);
}
