/** What was repaired in the components of a draft. */
export const treeRepairMessages = {
  duplicate: (key: string) => `A duplicate of component ${key} was dropped.`,
  empty: 'The draft has no components.',
  root: 'The draft had no valid root component.',
  parent: (name: string, key: string) => `${name} (${key}) had no valid parent.`,
  position: (name: string, key: string) => `${name} (${key}) had no valid position.`,
} as const;
