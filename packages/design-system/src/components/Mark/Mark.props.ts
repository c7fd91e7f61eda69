/** What each mark means, wherever it stands. The meanings are the house's vocabulary (look rules 3 and 4). */
export const markKinds = {
  dot: 'kept here, not sent yet',
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

/** Sizes in px of drawn marks, and of marks that are icons. `price` beside a price, `stock` in the stock cell, `state` at a line, `tab`. */
export const markSizes = {
  price: { shape: 9, glyph: 12 },
  stock: { shape: 10, glyph: 12 },
  state: { shape: 12, glyph: 14 },
  tab: { shape: 14, glyph: 14 },
} as const;

export type MarkSize = keyof typeof markSizes;
