/** Kinds of carts and screens that have a tab. */
export const tabTypes = {
  order: 'Order',
  qq: 'Quick quote',
  tabs: 'Orders',
  account: 'Account',
  hobdirect: 'Direct import',
  quote: 'Quote',
} as const;

/** CART-01: labels of the tabs that are always open. */
export const fixedTabLabels = { account: 'Account', quick_quote: 'Quick Quote', tabs: 'Orders' } as const;
