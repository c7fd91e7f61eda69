import { readFastener } from './read-fastener.ts';
import { defaultTables, lexiconOf } from './tables.ts';
import type { Role } from './types.ts';

const known = new Map<string, Role | null>();

/** What a product type such as `Thin nuts` is bought as, read by the grammar; null for what is no fastener. */
export function roleOfType(product_type: string): Role | null {
  const before = known.get(product_type);
  if (before !== undefined) return before;
  const [family] = readFastener(product_type, { quantity: false }).items[0]?.families ?? [];
  const role = lexiconOf(defaultTables).family.get(family ?? '')?.role ?? null;
  // A supplier has hundreds of types at most; a wrong feed is kept from growing this without end.
  if (known.size < 5000) known.set(product_type, role);
  return role;
}
