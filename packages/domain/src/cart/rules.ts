import { cartAssign } from './operations/cart-assign.ts';
import { cartAutoSubmit } from './operations/cart-auto-submit.ts';
import { cartCancel } from './operations/cart-cancel.ts';
import { cartConfirm } from './operations/cart-confirm.ts';
import { cartDelivery } from './operations/cart-delivery.ts';
import { cartPromo } from './operations/cart-promo.ts';
import { cartRecycle } from './operations/cart-recycle.ts';
import { cartReference } from './operations/cart-reference.ts';
import { cartSubmit } from './operations/cart-submit.ts';
import { cartUnconfirm } from './operations/cart-unconfirm.ts';
import { cartWarehouse } from './operations/cart-warehouse.ts';
import { lineAdd } from './operations/line-add.ts';
import { lineAdjust } from './operations/line-adjust.ts';
import { lineDelete } from './operations/line-delete.ts';
import { lineNote } from './operations/line-note.ts';
import { linePoa } from './operations/line-poa.ts';
import { lineQuantity } from './operations/line-quantity.ts';
import { lineReference } from './operations/line-reference.ts';
import { lineRemove } from './operations/line-remove.ts';
import { lineReplace } from './operations/line-replace.ts';
import { lineRestore } from './operations/line-restore.ts';
import type { OperationRule } from './rule.ts';
import type { OperationKind } from './types.ts';

/** The rule of every kind of operation. */
export const operationRules: { readonly [K in OperationKind]: OperationRule<K> } = {
  'line.add': lineAdd,
  'line.quantity': lineQuantity,
  'line.adjust': lineAdjust,
  'line.remove': lineRemove,
  'line.restore': lineRestore,
  'line.delete': lineDelete,
  'line.poa': linePoa,
  'line.replace': lineReplace,
  'line.note': lineNote,
  'line.reference': lineReference,
  'cart.reference': cartReference,
  'cart.delivery': cartDelivery,
  'cart.promo': cartPromo,
  'cart.warehouse': cartWarehouse,
  'cart.confirm': cartConfirm,
  'cart.unconfirm': cartUnconfirm,
  'cart.submit': cartSubmit,
  'cart.cancel': cartCancel,
  'cart.recycle': cartRecycle,
  'cart.assign': cartAssign,
  'cart.auto_submit': cartAutoSubmit,
};
