/** `1 000`, `1.000,00`, `100.00`, `x100`, `100,0`: a quantity as sheets write it, as one that a person types; else as it was. */
export function plainQuantity(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^(?:qty|quantity)[:.\s]*/i, '')
    .replace(/^[x×*]\s*(?=\d)/i, '')
    .replace(/(?<=\d)\s*[x×*]$/i, '')
    .trim();
  const spaced = /^\d{1,3}(?: \d{3})+$/.test(trimmed) ? trimmed.replaceAll(' ', '') : trimmed;
  const match = /^(\d{1,3}(?:([.,])\d{3})*|\d+)(?:([.,])(\d{1,3}))?(\s*[a-z.]+)?$/i.exec(spaced);
  if (!match) return spaced;
  const [, whole = '', group, point, decimals = '', unit = ''] = match;
  if (point === undefined) return `${group === '.' ? whole.replaceAll('.', '') : whole}${unit}`;
  // 1.000 and 1,000 are thousands; 1.500,00 and 100,0 have nothing after the point.
  if (group === point || !/^0+$/.test(decimals)) return spaced;
  return `${whole.replace(/[.,]/g, '')}${unit}`;
}

const units =
  'pcs?|pieces?|ea|each|off|of|box(?:es)?|bx|bags?|packs?|pkts?|pks?|packets?|cartons?|ctns?|inners?|pallets?';
const figure = '\\d+(?:[.,]\\d+)*';
const product = `${figure}\\s*[x×*]\\s*${figure}`;

/** Whether a whole cell reads as a quantity. */
export const quantityLike = new RegExp(
  `^(?:[x×*]\\s*)?(?:${product}|${figure}|\\d{1,3}(?: \\d{3})+)\\s*(?:[x×*]|${units})?\\.?$`,
  'i',
);
/** Whether a whole cell is a unit. */
export const unitLike = new RegExp(`^(?:${units})\\.?$`, 'i');

/** `please send 100 pcs of`: the quantity at the end of what stands before a code. */
export const quantityBefore = new RegExp(
  `(?:^|\\s)((?:${product}|${figure})\\s*(?:[x×*]|(?:${units})\\.?)?)(?:\\s+of)?$`,
  'i',
);

export interface Reading {
  readonly text: string;
  readonly quantity: string;
}

const before = [
  new RegExp(`^((?:${product})|(?:${figure}))\\s*(?:[x×*]|(?:${units})\\.?)\\s+(?:of\\s+)?(.+)$`, 'i'),
  new RegExp(`^(${figure}\\s*(?:boxes|box|bags?|packs?|packets?|cartons?|ctns?))\\s+(?:of\\s+)?(.+)$`, 'i'),
  /^(\d{1,3}(?:[.,]\d{3})*|\d+)\s+(?![x×*])(.+)$/,
];
const after = [
  new RegExp(`^(.+?)[\\s,:=-]+(?:qty|quantity)[:.\\s]*(${figure}(?:\\s*(?:${units}))?)$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—-]?\\s+(${product})(?:\\s*(?:${units})\\.?)?$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—-]?\\s+[x×*]\\s*(${figure})$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—-]?\\s+(${figure}\\s*(?:[x×*]|(?:${units})\\.?))$`, 'i'),
  new RegExp(`^(.+?)\\s*[,:=–—]\\s*(${figure})$`),
  new RegExp(`^(.+?)\\s+(${figure})$`),
];

/** Every way to tell a quantity from the rest of a line, most telling first; last the line without one. */
export function readingsOf(line: string): Reading[] {
  const found: Reading[] = [];
  const units_ = before.slice(0, 2);
  for (const pattern of units_) {
    const [, quantity, text] = pattern.exec(line) ?? [];
    if (quantity && text) found.push({ text: text.trim(), quantity: quantity.trim() });
  }
  // `M12 x 50`: that number is the length. A size followed by x takes the figure after it.
  const sized = /(?:\bm\d+(?:\.\d+)?|\d\/\d+|["#]\d*|\d+(?:g|mm))\s*[x×*]\s*\d+(?:\.\d+)?(?:\s*mm)?$/i.test(line);
  if (!sized) {
    for (const pattern of after) {
      const [, text, quantity] = pattern.exec(line) ?? [];
      if (text && quantity && /[\p{L}\p{N}]/u.test(text)) found.push({ text: text.trim(), quantity: quantity.trim() });
    }
  }
  const [, quantity, text] = before[2]?.exec(line) ?? [];
  if (quantity && text) found.push({ text: text.trim(), quantity });
  found.push({ text: line, quantity: '' });
  return found;
}
