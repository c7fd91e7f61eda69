import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { isComponentType, registry } from '../registry/definitions.ts';
import { richText } from '../rich/rich-text.ts';
import type { Shape } from '../settings/setting.ts';
import { type PlacedComponent, placeComponents } from './place.ts';

/** Title and description derived from the content of a page, for pages where none were written (HIVE-17). Empty if there is no text. */
export interface PageSummary {
  /** The page title as plain text. */
  readonly heading: string;
  /** The start of its first paragraph, in whole words. */
  readonly text: string;
}

/** Search engines show about this many characters. */
const longest = 160;

const inLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function plain(paragraph: Element): string {
  const words: string[] = [];
  visit(paragraph, (node) => {
    if (node.type === 'text') words.push(node.value);
    if (node.type === 'element' && node.tagName === 'br') words.push(' ');
  });
  return words.join('');
}

function firstParagraph(tree: Root): string {
  let found = '';
  visit(tree, { type: 'element', tagName: 'p' }, (paragraph: Element) => {
    found = inLine(plain(paragraph));
    return found === '' ? undefined : EXIT;
  });
  return found;
}

function paragraphOf({ decoded }: PlacedComponent): string {
  const shape: Shape = isComponentType(decoded.type) ? registry[decoded.type].settings : {};
  for (const [setting, { wire }] of Object.entries(shape)) {
    const value = decoded.values[setting];
    if (typeof value !== 'string' || (wire !== 'Markdown' && wire !== 'HTML')) continue;
    const found = firstParagraph(wire === 'HTML' ? richText().readHtml(value) : richText().readMarkdown(value));
    if (found !== '') return found;
  }
  return '';
}

function headingOf({ decoded: { type, values } }: PlacedComponent): string {
  return type === 'title' && values.level === 'Page title' ? inLine(String(values.text)) : '';
}

const inOrder = (placed: readonly (PlacedComponent | null)[]): readonly PlacedComponent[] =>
  placed.flatMap((each) => (each ? [each, ...inOrder(each.children)] : []));

function shortened(text: string): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest - 1);
  const end = start.lastIndexOf(' ');
  return `${(end > 0 ? start.slice(0, end) : start).replace(/[\s,;:–-]+$/, '')}…`;
}

/** Reads components in the order that visitors see them. Never throws. */
export function pageSummary(components: Iterable<unknown>): PageSummary {
  const shown = inOrder(placeComponents(components, 'h'));
  const first = (read: (each: PlacedComponent) => string): string => {
    for (const each of shown) {
      const found = read(each);
      if (found !== '') return found;
    }
    return '';
  };
  return { heading: first(headingOf), text: shortened(first(paragraphOf)) };
}
