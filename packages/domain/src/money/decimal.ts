/**
 * Exact decimal amounts as they travel: plain decimal text such as `41.20` or `-40.00`.
 * Sums are kept as integers of ten-thousandths (`Units`), the finest step the portal shows (CART-15: extended 4 decimals).
 */
export type DecimalText = string;

/** An integer count of ten-thousandths (1 dollar = 10,000 units). Always a safe integer. */
export type Units = number & { readonly __units: unique symbol };
