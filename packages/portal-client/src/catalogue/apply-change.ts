/** Apart from the page's own code: a change of the list is rare, and the page is quicker without it. */
export { applyStockListChange } from '@portal/domain/catalogue';
