import type { TableColumn } from '@portal/design-system';
import type { OrderColumnId } from './OrderTable.props.ts';

interface OrderColumn extends TableColumn {
  readonly id: OrderColumnId;
}

/**
 * Columns of LINE-01, px (LOOK section 2). As width falls, marks and your code leave, then pack and type: in pairs, as the
 * reference has it. Steppers at every quantity (LINE-14) need room beside five digits.
 */
export function orderColumns(warehouseName: string, steppers = false): readonly OrderColumn[] {
  return [
    { id: 'state', name: 'State', nameHidden: true, width: 22, fixed: true },
    { id: 'number', name: 'Number', nameHidden: true, width: 26, align: 'end', fixed: true },
    { id: 'code', name: 'Code', width: 138 },
    { id: 'yourCode', name: 'Your code', width: 76, leaves: 1 },
    { id: 'description', name: 'Description', width: 220, grows: true },
    { id: 'pack', name: 'Pack', width: 48, align: 'end', leaves: 2 },
    { id: 'quantity', name: 'Quantity', width: steppers ? 116 : 94, align: 'end' },
    { id: 'price', name: 'Price', width: 102, align: 'end' },
    { id: 'type', name: 'Type', width: 50, leaves: 2 },
    { id: 'extended', name: 'Extended', width: 88, align: 'end' },
    { id: 'stock', name: `${warehouseName} stock`, width: 118 },
    { id: 'marks', name: 'Marks', nameHidden: true, width: 54, leaves: 1 },
    { id: 'remove', name: 'Remove', nameHidden: true, width: 32, fixed: true },
  ];
}

/** Columns that the small view has no place for: they stay in the part panel. */
export const absentInSmall: ReadonlySet<OrderColumnId> = new Set([
  'number',
  'yourCode',
  'pack',
  'type',
  'marks',
  'remove',
]);

/** What the menu of columns offers: everything without which an order still reads as one. */
export const hideableColumns: readonly OrderColumnId[] = ['yourCode', 'pack', 'type', 'stock', 'marks'];
