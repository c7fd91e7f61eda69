import { readFastener } from './read-fastener.ts';
import { defaultTables, lexiconOf } from './tables.ts';
import type { Role } from './types.ts';

const known = new Map<string, Role | null>();

/** Returns the role of a product type such as `Thin nuts`, as the grammar reads it; null if it is not a fastener. */
export function roleOfType(product_type: string): Role | null {
  const before = known.get(product_type);
  if (before !== undefined) return before;
  const [family] = readFastener(product_type, { quantity: false }).items[0]?.families ?? [];
  const role = lexiconOf(defaultTables).family.get(family ?? '')?.role ?? null;
  // A supplier has a few hundred types; the limit stops a faulty feed from growing the cache without end.
  if (known.size < 5000) known.set(product_type, role);
  return role;
}
