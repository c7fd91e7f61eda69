import type { PreflightTypes, RichTextContent } from './preflight-types.ts';
import type { HiveNode, HiveTree } from './types.ts';
import { uriPath } from './uri-path.ts';

/** A component with the content of its rich texts. */
export interface ReadNode {
  readonly node: HiveNode;
  readonly texts: readonly { readonly setting: string; readonly text: string; readonly content: RichTextContent }[];
}

export interface Address {
  readonly node: HiveNode;
  readonly setting: string;
  readonly address: string;
}

/** The settings of a component that are texts. */
export const stringsOf = (node: HiveNode) =>
  Object.entries(node.settings).flatMap(([setting, value]) => (typeof value === 'string' ? [{ setting, value }] : []));

export function readNode(node: HiveNode, types: PreflightTypes): ReadNode {
  const texts = stringsOf(node).flatMap(({ setting, value }) => {
    const kind = types.kindOf(node.name, setting);
    const isRich = kind === 'Markdown' || kind === 'HTML';
    return isRich ? [{ setting, text: value, content: types.readText(value, kind) }] : [];
  });
  return { node, texts };
}

/** The addresses in the settings of a component: those in rich texts, then those that are settings themselves. */
export function addressesOf({ node, texts }: ReadNode, types: PreflightTypes): readonly Address[] {
  const inTexts = texts.flatMap(({ setting, content }) =>
    content.addresses.map((address) => ({ node, setting, address })),
  );
  const own = stringsOf(node).flatMap(({ setting, value }) => {
    const kind = types.kindOf(node.name, setting);
    const isAddress = (kind === 'address' || kind === 'picture') && value.trim() !== '';
    return isAddress ? [{ node, setting, address: value.trim() }] : [];
  });
  return [...inTexts, ...own];
}

const addressesOnPage = (tree: HiveTree, types: PreflightTypes): readonly string[] =>
  [...tree.values()].flatMap((node) => addressesOf(readNode(node, types), types).map(({ address }) => address));

/** The part codes that a page's links and images refer to, in upper case, without duplicates. */
export const partsOnPage = (tree: HiveTree, types: PreflightTypes): readonly string[] => [
  ...new Set(addressesOnPage(tree, types).flatMap((address) => partOfAddress(address) ?? [])),
];

/** The paths of this site that a page's links and images lead to, normalised, without duplicates. */
export function pathsOnPage(tree: HiveTree, types: PreflightTypes): readonly string[] {
  const own = addressesOnPage(tree, types).filter((each) => each.startsWith('/') && !each.startsWith('//'));
  return [...new Set(own.map(uriPath))];
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
