import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { bmecatMessages as messages } from '../messages/bmecat.ts';
import { fileFault } from '../reading/problem.ts';

/** An element with its children. Names are without a namespace prefix. */
export interface XmlElement {
  readonly name: string;
  /** Line of the start tag, counted from 1. */
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text directly inside the element, trimmed. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

interface OpenElement extends XmlElement {
  text: string;
  readonly children: XmlElement[];
}

/** Most characters of an element in memory, with its children. A product with 500 features has about 100,000. */
const largestElement = 5_000_000;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Yields the elements of an XML stream that have one of the names, each when it ends, wherever they are; `starts` reports every other start tag.
 * Entities of a document type are not read, so that a file cannot include others or grow while it is read.
 *
 * @throws FileFault if the file is not well-formed
 */
export async function* xmlElements(
  text: AsyncIterable<string>,
  names: ReadonlySet<string>,
  starts: (element: XmlElement) => void = () => {},
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser();
  const open: OpenElement[] = [];
  let size = 0;
  let ended: XmlElement[] = [];
  parser.on('error', (error) => {
    throw fileFault(messages.notWellFormed(error.message.replace(/^[\d:]+ ?/, '')), parser.line);
  });
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) throw fileFault(messages.entities, parser.line);
  });
  const count = (characters: number) => {
    size += characters;
    if (size > largestElement) throw fileFault(messages.tooLarge, open[0]?.line);
  };
  const add = (piece: string) => {
    const inner = open.at(-1);
    if (!inner) return;
    count(piece.length);
    inner.text += piece;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    const element: OpenElement = { name: localName(name), line: parser.line, attributes, text: '', children: [] };
    if (open.length > 0 || names.has(element.name)) {
      open.push(element);
      count(JSON.stringify(attributes).length + name.length);
    } else starts(element);
  });
  parser.on('closetag', () => {
    const element = open.pop();
    if (!element) return;
    element.text = element.text.trim();
    const outer = open.at(-1);
    if (outer) {
      outer.children.push(element);
      return;
    }
    size = 0;
    ended.push(element);
  });
  for await (const piece of text) {
    parser.write(piece);
    yield* ended;
    ended = [];
  }
  parser.close();
}

export const childrenOf = (element: XmlElement | undefined, ...names: readonly string[]): readonly XmlElement[] =>
  element?.children.filter(({ name }) => names.includes(name)) ?? [];

export const childOf = (element: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  childrenOf(element, ...names)[0];

/** Version 2005 allows elements in several languages. Returns those in English, or those in the first language if there are none. */
export function inOneLanguage(elements: readonly XmlElement[]): readonly XmlElement[] {
  const languages = elements.map(({ attributes }) => attributes.lang);
  const chosen = languages.find((language) => language?.toLowerCase().startsWith('en')) ?? languages[0];
  return elements.filter(({ attributes }) => attributes.lang === chosen || attributes.lang === undefined);
}

/** The text of the first child with one of the names, in English if it is in several languages; empty if there is none. */
export const textOf = (element: XmlElement | undefined, ...names: readonly string[]): string =>
  inOneLanguage(childrenOf(element, ...names))[0]?.text ?? '';
