import { hiveChangeMessages as messages } from '../messages/hive-changes.ts';
import type { HiveDifference } from './difference.ts';
import type { HiveNode, HiveTree, SettingValue } from './types.ts';

/** Labels from the component registry. */
export interface HiveWords {
  /** `Image` for `image`; the name itself for an unknown type. */
  typeLabel(name: string): string;
  /** `Height` for `height` of an image; the name itself for an undeclared setting. */
  settingLabel(name: string, setting: string): string;
  /** Whether a type arranges its children in cells. */
  isCells(name: string): boolean;
}

const longest = 40;
const shortened = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1).trimEnd()}…` : text);
const plain = (text: string) =>
  text
    .slice(0, 400)
    // The line below a table's head, and rules.
    .replace(/^[|: \t-]*-{3}[|: \t-]*$/gm, ' ')
    .replace(/<[^>]*>|[#*_>`|]|\]\([^)]*\)|!?\[/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const contentNames = ['text', 'title', 'html', 'caption', 'alt'];

/** A component's label in the tree: its own name, else its type and content: `Title — Winter specials`. */
export function nodeLabel(
  node: Pick<HiveNode, 'name' | 'description' | 'settings'>,
  words: Pick<HiveWords, 'typeLabel'>,
): string {
  if (node.description.trim() !== '') return node.description.trim();
  const content = contentNames
    .map((name) => node.settings[name])
    .find((value): value is string => typeof value === 'string' && plain(value) !== '');
  const label = words.typeLabel(node.name);
  return content === undefined ? label : messages.named(label, shortened(plain(content)));
}

/** Not Markdown: its number sign is not that of a heading. */
const isColour = (text: string) => /^#[\da-f]{3,8}$/i.test(text);

const valueText = (value: SettingValue | undefined) => {
  if (value === undefined || value === '') return messages.nothing;
  const text = String(value);
  return isColour(text) ? text : shortened(plain(text) || text);
};

/** Such as `in Grid, cell 4` or `in Block, place 2`. */
function placeIn(tree: HiveTree, parent: string | null, position: number, words: HiveWords): string {
  const owner = parent === null ? undefined : tree.get(parent);
  if (!owner) return messages.onThePage;
  const name = owner.parent === null ? messages.thePage : nodeLabel(owner, words);
  return (words.isCells(owner.name) ? messages.inCell : messages.inPlace)(name, position + 1);
}

/** Describes a difference, for the undo list, the review and screen readers: `Changed Hero: Height 340 → 400`. */
export function sayDifference(difference: HiveDifference, from: HiveTree, to: HiveTree, words: HiveWords): string {
  const node = to.get(difference.key) ?? from.get(difference.key);
  const name = node ? nodeLabel(node, words) : difference.key;
  switch (difference.kind) {
    case 'add':
      return messages.added(
        nodeLabel(difference.node, words),
        placeIn(to, difference.node.parent, difference.node.position, words),
      );
    case 'remove':
      return messages.removed(nodeLabel(difference.node, words));
    case 'place':
      return messages.moved(name, placeIn(to, difference.to.parent, difference.to.position, words));
    case 'description':
      return difference.to === '' ? messages.nameRemoved(difference.from) : messages.nameSet(name);
    case 'active':
      return difference.to ? messages.switchedOn(name) : messages.switchedOff(name);
    case 'setting': {
      const label = words.settingLabel(node?.name ?? '', difference.name);
      if (difference.to === undefined) return messages.settingReset(name, label);
      return difference.from === undefined
        ? messages.settingSet(name, label, valueText(difference.to))
        : messages.settingChanged(name, label, valueText(difference.from), valueText(difference.to));
    }
  }
}

/** Keys of added or removed components inside another such component: they are described together with it. */
function insideAnother(differences: readonly HiveDifference[], kind: 'add' | 'remove'): ReadonlySet<string> {
  const keys = new Set(differences.flatMap((each) => (each.kind === kind ? [each.key] : [])));
  return new Set(
    differences.flatMap((each) => (each.kind === kind && keys.has(each.node.parent ?? '') ? [each.key] : [])),
  );
}

/** Describes differences; an added or removed subtree is one sentence: `Removed Grid with 4 components`. */
export function sayDifferences(
  differences: readonly HiveDifference[],
  from: HiveTree,
  to: HiveTree,
  words: HiveWords,
): readonly string[] {
  const inside = { add: insideAnother(differences, 'add'), remove: insideAnother(differences, 'remove') };
  const beneath = (key: string, kind: 'add' | 'remove'): number =>
    differences
      .filter((each) => each.kind === kind && each.node.parent === key)
      .reduce((sum, each) => sum + 1 + beneath(each.key, kind), 0);
  return differences.flatMap((each) => {
    if (each.kind !== 'add' && each.kind !== 'remove') return [sayDifference(each, from, to, words)];
    if (inside[each.kind].has(each.key)) return [];
    const more = beneath(each.key, each.kind);
    const sentence = sayDifference(each, from, to, words);
    return [more === 0 ? sentence : messages.withComponents(sentence, more)];
  });
}

/** Such as `7 changes in 4 components`. */
export function countDifferences(differences: readonly HiveDifference[]): string {
  const components = new Set(differences.map((each) => each.key)).size;
  return messages.count(differences.length, components);
}
