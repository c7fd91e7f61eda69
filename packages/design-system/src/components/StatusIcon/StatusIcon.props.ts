/** The meaning of each status icon, the same everywhere (rules 3 and 4 of the visual guide). */
export const statusIconKinds = {
  dot: 'stored here, not sent yet',
  disc: 'in stock',
  half: 'part in stock; saving',
  ring: 'to order; saved',
  barred: 'out of stock',
  loading: 'on its way',
  tick: 'confirmed',
  submitted: 'submitted',
  alert: 'needs an answer',
  up: 'dearer',
  down: 'cheaper',
  rounded: 'quantity rounded',
  rising: 'price up',
  falling: 'price down',
  telephone: 'price on application',
  dash: 'removed',
  crossedBox: 'discontinued',
  question: 'unknown',
  exclamation: 'no price or no stock known',
  chevron: 'open',
} as const;

/** Sizes in px. `price` is next to a price, `stock` in a stock cell, `state` at a line, `tab` in a tab. */
export const statusIconSizes = {
  price: { shape: 9, glyph: 12 },
  stock: { shape: 10, glyph: 12 },
  state: { shape: 12, glyph: 14 },
  tab: { shape: 14, glyph: 14 },
} as const;

export type StatusIconSize = keyof typeof statusIconSizes;
