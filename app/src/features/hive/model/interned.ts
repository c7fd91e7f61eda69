import type { HiveNode, HiveTree } from '@portal/domain/hive';

function sameValues(a: HiveNode['settings'], b: HiveNode['settings']): boolean {
  if (a === b) return true;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && a[name] === b[name]);
}

const sameNode = (a: HiveNode, b: HiveNode) =>
  a.parent === b.parent &&
  a.position === b.position &&
  a.name === b.name &&
  a.description === b.description &&
  a.active === b.active &&
  sameValues(a.settings, b.settings);

/** The same tree made of the objects of another wherever they say the same, so that what did not change is not rendered again. */
export function interned(tree: HiveTree, known: HiveTree): HiveTree {
  let isSame = tree.size === known.size;
  const nodes = new Map(
    [...tree].map(([key, node]) => {
      const before = known.get(key);
      if (before && sameNode(before, node)) return [key, before] as const;
      isSame = false;
      return [key, node] as const;
    }),
  );
  return isSame ? known : nodes;
}
