/** Page numbers from 1, and gaps for those left out. */
export type PageItem = number | 'gap';

/**
 * First, last, and `around` pages on each side of the current one. A gap replaces two pages or more, because one page takes no more space
 * than a gap. The number of entries is constant, so that nothing moves under the pointer.
 */
export function pagesShown(page: number, pages: number, around = 1): readonly PageItem[] {
  const slots = around * 2 + 5;
  if (pages <= slots) return Array.from({ length: pages }, (_, at) => at + 1);
  const from = Math.max(1, Math.min(page - around, pages - slots + 3));
  const nearStart = page - around <= 3;
  const nearEnd = page + around >= pages - 2;
  const run = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);
  if (nearStart) return [...run(1, slots - 2), 'gap', pages];
  if (nearEnd) return [1, 'gap', ...run(pages - slots + 3, slots - 2)];
  return [1, 'gap', ...run(from, around * 2 + 1), 'gap', pages];
}
