import type { PreflightTypes, RichTextContent } from '@portal/domain/hive';
import { richText } from '../rich/rich-text.ts';
import type { Shape } from '../settings/setting.ts';
import { childModel } from './child-model.ts';
import { decodeSettings } from './decode.ts';
import { isComponentType, registry } from './definitions.ts';

const headings = ['Page title', 'Section', 'Part of a section', 'Detail'];

const shapeOf = (name: string): Shape => (isComponentType(name) ? registry[name].settings : {});

/** Reads with the reader of the pages. Markdown's reader encodes addresses; findings and waivers name them as people type them. */
function readText(text: string, format: 'Markdown' | 'HTML'): RichTextContent {
  const { markdown, readHtml, readMarkdown, visit, withoutEmptyRows } = richText();
  const addresses: string[] = [];
  const headings: number[] = [];
  visit(
    format === 'HTML' ? readHtml(text) : readMarkdown(text),
    'element',
    ({ tagName, properties: { href, src } }) => {
      const level = /^h([1-6])$/.exec(tagName)?.[1];
      if (level !== undefined) headings.push(Number(level));
      const address = tagName === 'a' ? href : src;
      if (typeof address !== 'string') return;
      addresses.push(format === 'HTML' ? address : markdown.normalizeLinkText(address));
    },
  );
  return { addresses, headings, withoutEmptyRows: format === 'HTML' ? text : withoutEmptyRows(text) };
}

/**
 * What the preflight needs to know about component types: the same in the editor and on the server. In browsers, await `loadRichText()`
 * before texts are read.
 */
export const preflightTypes: PreflightTypes = {
  modelOf: childModel,
  isKnown: isComponentType,
  findingsOf: (node) => decodeSettings(node.name, node.settings).findings,
  kindOf(name, setting) {
    const declared = shapeOf(name)[setting];
    if (!declared) return null;
    if (declared.wire === 'Markdown' || declared.wire === 'HTML') return declared.wire;
    if (declared.control === 'document') return 'address';
    return declared.control === 'address' || declared.control === 'picture' ? declared.control : 'other';
  },
  headingOf(node) {
    if (node.name !== 'title') return null;
    const level = headings.indexOf(decodeSettings('title', node.settings).values.level);
    return level < 0 ? null : level + 1;
  },
  readText,
};
