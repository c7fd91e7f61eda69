import type { Element, Root, RootContent } from 'hast';
import { type ComponentProps, Suspense } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { richTextMessages } from '../messages/rich-text.ts';
import type { RenderContext } from '../render/view.ts';
import { leadsAway, readPictureAddress } from './address.ts';
import * as css from './Rich.css.ts';
import { richText } from './rich-text.ts';

/** Address of a picture or file in a setting: the path itself, or the path of the resource with this number. */
export function pathOf(address: string, { content }: Pick<RenderContext, 'content'>): string {
  const path = /^\d+$/.test(address) ? (content.resource?.(address) ?? '') : address;
  return path.startsWith('/') ? (readPictureAddress(path) ?? '') : '';
}

/** A picture with its path, or its description if it has no path. */
function pictureOf({ properties }: Element, context: RenderContext): RootContent | undefined {
  const src = pathOf(String(properties.src ?? ''), context);
  const alt = String(properties.alt ?? '');
  if (src === '') return alt === '' ? undefined : { type: 'text', value: alt };
  return { type: 'element', tagName: 'img', properties: { ...properties, src, alt, loading: 'lazy' }, children: [] };
}

/** Adds paths to pictures and `rel` to links to other sites. */
function placed(tree: Root, context: RenderContext): Root {
  const { SKIP, visit } = richText();
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'a' && leadsAway(String(node.properties.href ?? ''))) node.properties.rel = ['noopener'];
    if (node.tagName !== 'img' || !parent || index === undefined) return;
    const picture = pictureOf(node, context);
    parent.children.splice(index, 1, ...(picture ? [picture] : []));
    return [SKIP, index + (picture ? 1 : 0)];
  });
  return tree;
}

/** A text of a single paragraph, without the paragraph element. */
function unwrapped(tree: Root): Root {
  const [only, ...others] = tree.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const isParagraph = only?.type === 'element' && only.tagName === 'p' && others.length === 0;
  return isParagraph ? { type: 'root', children: only.children } : tree;
}

/** A table that scrolls sideways where it is wider than the screen; also by keyboard. */
function ScrollingTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.scroll} role="group" aria-label={richTextMessages.table} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

export interface RichTextProps {
  readonly text: string;
  readonly format: 'Markdown' | 'HTML';
  /** The setting that holds the text, if the page builder can edit it on the page. */
  readonly setting?: string;
  /** A single paragraph is rendered without its element. */
  readonly inline?: boolean;
  readonly context: RenderContext;
}

/** Authored text as sanitised React elements (HIVE-14): no text becomes HTML in the browser, so Trusted Types need no policy for it. */
export function RichText({ text, format, setting, inline = false, context }: RichTextProps) {
  const { readHtml, readMarkdown, toJsxRuntime } = richText();
  const tree = placed(format === 'HTML' ? readHtml(text) : readMarkdown(text), context);
  const components = { table: ScrollingTable };
  const shown = toJsxRuntime(inline ? unwrapped(tree) : tree, { Fragment, jsx, jsxs, components });
  const isEdited = setting !== undefined && context.editing?.setting === setting;
  // The text stays until the editor has loaded.
  return isEdited ? <Suspense fallback={shown}>{context.editing?.editor}</Suspense> : shown;
}
