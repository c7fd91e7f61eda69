import type { TableColumn } from '@portal/design-system';

export const reviewColumnIds = ['line', 'source', 'match', 'quantity', 'band'] as const;
export type ReviewColumn = (typeof reviewColumnIds)[number];

export const reviewColumns: readonly TableColumn[] = [
  { id: 'line', name: 'Row', width: 44, align: 'end', fixed: true },
  { id: 'source', name: 'As written', width: 190 },
  { id: 'match', name: 'Part', width: 220, grows: true },
  { id: 'quantity', name: 'Quantity', width: 88, align: 'end' },
  { id: 'band', name: 'How sure', width: 230 },
];

export const reviewCard = {
  columns: '36px minmax(0, 1fr) 96px',
  areas: '"line source qty" "line match match" "line band band"',
} as const;
export const reviewCardHeight = 104;
