import type { Database } from '../db/database.ts';
export function makeDemoSupplier(o: { parts: number }) {
  return o;
}
export async function fillDatabase(
  _db: Database,
  s: { parts: number },
  o: { progress: (l: string) => void },
): Promise<void> {
  o.progress(String(s.parts));
}
