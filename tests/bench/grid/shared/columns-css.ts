import { columns } from './lines.ts';

/** Widths for a CSS grid. */
export const gridTemplate = columns.map(({ width }) => (width === 0 ? 'minmax(220px, 1fr)' : `${width}px`)).join(' ');
export const rightAligned = new Set<string>(['number', 'pack', 'price', 'extended', 'stock']);
export const cellClass = (id: string): string => (rightAligned.has(id) ? 'plain-cell plain-right' : 'plain-cell');
