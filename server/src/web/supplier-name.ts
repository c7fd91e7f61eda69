/** Supplier's name, from its code. */
export const supplierName = (product: string) => `${product.charAt(0).toUpperCase()}${product.slice(1)}`;
