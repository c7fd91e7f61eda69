import {
  ancestorsOf,
  childrenOf,
  copySubtree,
  type HiveNode,
  type HiveTree,
  repairTree,
  rootOf,
  subtreeOf,
} from '@portal/domain/hive';
import { treeMessages as messages } from '../messages/tree.ts';
import { modelOf, shapeOf, words } from '../model/component-types.ts';
import { labelOf } from './places.ts';

/** Clipboard type of copied components; the clipboard also gets a plain text version. */
export const clipboardType = 'application/x-portal-hive';

export interface CopiedComponents {
  /** Subtrees, each starting with its top node. */
  readonly parts: readonly (readonly HiveNode[])[];
  /** Plain text version: one line per component, with its text below. */
  readonly text: string;
}

function lineOf(tree: HiveTree, node: HiveNode, top: string): string {
  const level = ancestorsOf(tree, node.key).indexOf(top) + 1;
  const indent = '  '.repeat(level);
  const texts = Object.entries(node.settings).flatMap(([name, value]) => {
    const said = String(value ?? '').trim();
    return said === '' || said.length > 2000 ? [] : [`${indent}  ${words.settingLabel(node.name, name)}: ${said}`];
  });
  return [`${indent}${labelOf(node)}`, ...texts].join('\n');
}

/** HIVE-05: a component with its descendants. Null for the root, which cannot be copied. */
export function copied(tree: HiveTree, key: string): CopiedComponents | null {
  const node = tree.get(key);
  if (!node || node.parent === null) return null;
  const nodes = subtreeOf(tree, key);
  return { parts: [nodes], text: nodes.map((each) => lineOf(tree, each, key)).join('\n') };
}

/** Writes the text version to the system clipboard. If the browser refuses, pasting within the editor still works. */
export function writeClipboard({ text }: CopiedComponents): void {
  navigator.clipboard?.writeText(text).catch(() => {});
}

/** All components of a page, for copying them out of a deleted one. */
export function copiedWhole(tree: HiveTree): CopiedComponents | null {
  const copies = childrenOf(tree, rootOf(tree)).flatMap(({ key }) => copied(tree, key) ?? []);
  if (copies.length === 0) return null;
  return { parts: copies.flatMap((copy) => copy.parts), text: copies.map((copy) => copy.text).join('\n') };
}

/** Longest text of any field. Refused on paste, because the server would refuse the whole save with it. */
const longest = 200_000;

/** Why a component cannot be pasted; null if it can. */
export function tooLong({ name, settings }: Pick<HiveNode, 'name' | 'settings'>): string | null {
  for (const [setting, value] of Object.entries(settings)) {
    if (typeof value !== 'string' || value.length <= longest) continue;
    const label = words.settingLabel(name, setting);
    return messages.tooLong(label, longest.toLocaleString('en-AU'));
  }
  return null;
}

const isRecord = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null;
const isValue = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

function readNode(json: unknown): HiveNode | null {
  if (!isRecord(json)) return null;
  const { key, parent, position, name, description, active, settings } = json;
  if (typeof key !== 'string' || typeof name !== 'string' || !isRecord(settings)) return null;
  return {
    key,
    parent: typeof parent === 'string' ? parent : null,
    position: typeof position === 'number' ? position : 0,
    name,
    description: typeof description === 'string' ? description.slice(0, 200) : '',
    active: active !== false,
    settings: Object.fromEntries(
      Object.entries(settings).filter(([setting, value]) => setting !== '__proto__' && isValue(value)),
    ) as HiveNode['settings'],
  };
}

/** Reads components from clipboard text of any origin; null if there are none. Never throws. */
export function readCopied(json: string): CopiedComponents['parts'] | null {
  try {
    const parsed: unknown = JSON.parse(json);
    const parts = (Array.isArray(parsed) ? parsed : []).flatMap((part) => {
      const read = readPart(part);
      return read.length === 0 ? [] : [read];
    });
    return parts.length === 0 ? null : parts;
  } catch {
    return null;
  }
}

function readPart(json: unknown): readonly HiveNode[] {
  const nodes = Array.isArray(json) ? json.flatMap((each) => readNode(each) ?? []) : [];
  const [top] = nodes;
  if (!top) return [];
  const { tree } = repairTree(
    nodes.map((node) => (node === top ? { ...node, parent: null } : node)),
    modelOf,
  );
  return subtreeOf(tree, top.key);
}

/** A copy with new keys and without read-only settings. */
export function freshCopy(nodes: readonly HiveNode[], newKey: () => string): readonly HiveNode[] {
  const [top] = nodes;
  if (!top) return [];
  const tree = new Map(nodes.map((node) => [node.key, node === top ? { ...node, parent: null } : node]));
  return copySubtree(tree, top.key, newKey).map((node) => {
    const shape = shapeOf(node.name);
    const settings = Object.fromEntries(Object.entries(node.settings).filter(([name]) => !shape[name]?.readonly));
    return { ...node, settings };
  });
}

/** Pasted text as a component: a title for a Markdown heading, otherwise a text. */
export function textComponent(text: string, newKey: () => string): CopiedComponents['parts'] {
  const clean = text.trim();
  if (clean === '') return [];
  const heading = /^#{1,6}\s+(\S.{0,298})$/.exec(clean);
  return [
    [
      {
        key: newKey(),
        parent: null,
        position: 0,
        name: heading ? 'title' : 'text',
        description: '',
        active: true,
        settings: { text: heading?.[1] ?? clean },
      },
    ],
  ];
}
