/** A separate chunk, because changes of the list are rare. */
export { applyStockListChange } from '@portal/domain/catalogue';
