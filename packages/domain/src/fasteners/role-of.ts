import { readFastener } from './read-fastener.ts';
import { defaultTables, lexiconOf } from './tables.ts';
import type { FamilyRecord, Role } from './types.ts';

const known = new Map<string, FamilyRecord | null>();

/** Returns the family of a product type such as `Thin nuts`, as the grammar reads it; null if it is not a fastener. */
export function familyOfType(product_type: string): FamilyRecord | null {
  const before = known.get(product_type);
  if (before !== undefined) return before;
  const [id] = readFastener(product_type, { quantity: false }).items[0]?.families ?? [];
  const family = lexiconOf(defaultTables).family.get(id ?? '') ?? null;
  // A supplier has a few hundred types; the limit keeps a faulty feed from growing the cache without bound.
  if (known.size < 5000) known.set(product_type, family);
  return family;
}

/** Returns the role of a product type; null if it is not a fastener. */
export const roleOfType = (product_type: string): Role | null => familyOfType(product_type)?.role ?? null;
