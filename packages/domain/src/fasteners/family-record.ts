import type { FamilyRecord, Role } from './types.ts';

type More = Omit<FamilyRecord, 'id' | 'name' | 'role' | 'words'>;
/** Builds a family record. `words` are its names, separated by commas. */
export const family = (role: Role, id: string, name: string, words: string, more: More = {}): FamilyRecord => ({
  ...{ id, name, role, words: words.split(',').map((each) => each.trim()) },
  ...more,
});
