import { deepestComponent, longestDescription, mostComponents } from '../hive/types.ts';

/** HIVE-05: message for each refusal. */
export const treeRefusals = {
  unknown: 'This component no longer exists.',
  key_taken: 'A component with this key already exists.',
  no_parent: 'The component to put this into no longer exists.',
  is_root: 'The page itself cannot be moved, copied or removed.',
  inside_itself: 'A component cannot go into itself.',
  no_children: 'This component cannot contain other components.',
  no_cell: 'This cell does not exist.',
  no_room: 'All cells are taken. Add rows or remove something first.',
  too_many: `A page can have at most ${mostComponents} components.`,
  too_deep: `Components can be nested at most ${deepestComponent} deep.`,
  description: `A name can have at most ${longestDescription} characters.`,
} as const;
