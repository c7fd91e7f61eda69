/** The supplier's display name from its product code: `tradeparts` → `Tradeparts`. */
export const supplierName = (product: string) => `${product.charAt(0).toUpperCase()}${product.slice(1)}`;
