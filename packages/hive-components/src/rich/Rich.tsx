import { createElement, Fragment, type ReactNode } from 'react';
import type { RenderContext } from '../render/view.ts';
import { leadsAway, readPictureAddress } from './address.ts';
import { isVoid } from './allowed.ts';
import * as css from './Rich.css.ts';
import type { RichElement, RichNode } from './tree.ts';

/** As React names them. */
const names: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** The path of a picture or file of a setting: as it is, or that of the resource whose number it is. */
export function pathOf(address: string, { content }: RenderContext): string {
  const path = /^\d+$/.test(address) ? (content.resource?.(address) ?? '') : address;
  return path.startsWith('/') ? (readPictureAddress(path) ?? '') : '';
}

function attributesOf({ tag, attributes }: RichElement, context: RenderContext): Record<string, unknown> {
  const { src = '', ...own } = attributes;
  const renamed = Object.fromEntries(Object.entries(own).map(([name, value]) => [names[name] ?? name, value]));
  if (tag === 'a' && leadsAway(attributes.href ?? '')) return { ...renamed, rel: 'noopener' };
  if (tag === 'details' && 'open' in attributes) return { open: true };
  return tag === 'img' ? { alt: '', ...renamed, src: pathOf(src, context), loading: 'lazy' } : renamed;
}

function element(node: RichElement, context: RenderContext): ReactNode {
  const { tag, children } = node;
  if (tag === 'img' && !pathOf(node.attributes.src ?? '', context)) return node.attributes.alt ?? null;
  const made = createElement(
    tag,
    attributesOf(node, context),
    isVoid(tag) ? undefined : <RichText nodes={children} context={context} />,
  );
  if (tag !== 'table') return made;
  // Wider than a phone, it scrolls by itself, with the keys too.
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={css.scroll} role="group" aria-label="Table" tabIndex={0}>
      {made}
    </div>
  );
}

/** A tree of allowed elements as React elements: stored text never becomes HTML by itself (HIVE-14). */
export function RichText({ nodes, context }: { nodes: readonly RichNode[]; context: RenderContext }): ReactNode {
  return nodes.map((node, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the tree is made anew with every change of its text
    <Fragment key={index}>{typeof node === 'string' ? node : element(node, context)}</Fragment>
  ));
}
