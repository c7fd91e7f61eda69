import type { Nodes, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';
import { readAddress, readPictureAddress } from './address.ts';
import { schema } from './schema.ts';

/**
 * The only path from authored text to a page (HIVE-14), on the server and in the page builder: allowed elements and attributes,
 * safe links, and pictures of this site only.
 */
export function sanitise(tree: Nodes): Root {
  const safe = sanitize(tree, schema);
  const root: Root = safe.type === 'root' ? safe : { type: 'root', children: safe.type === 'doctype' ? [] : [safe] };
  visit(root, 'element', ({ tagName, properties }) => {
    if (tagName === 'a' && !readAddress(String(properties.href ?? ''))) delete properties.href;
    if (tagName === 'img' && !readPictureAddress(String(properties.src ?? ''))) delete properties.src;
  });
  return root;
}
