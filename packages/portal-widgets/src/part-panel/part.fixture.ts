import type { RelatedPart } from '@portal/domain/catalogue';
import type { DrawnPart } from '@portal/domain/drawing';

export const format = { number_format: 1, currency_format: 1 } as const;

/** HXB-16080-88G, as the server returns it. */
export const bolt: DrawnPart = {
  image: 'hex-bolt',
  size: 'M16',
  dimensions: [
    { symbol: 'd', label: 'Thread diameter', value: '16 mm' },
    { symbol: 'P', label: 'Pitch', value: '2 mm' },
    { symbol: 'l', label: 'Length', value: '80 mm' },
    { symbol: 'b', label: 'Thread length', value: '38 mm' },
    { symbol: 'k', label: 'Head height', value: '10 mm' },
    { symbol: 's', label: 'Width across flats', value: '24 mm' },
    { symbol: 'e', label: 'Width across corners', value: '26.75 mm' },
  ],
};
export const boltName = 'Hex bolt M16 × 80, class 8.8, galv';

export const alternates: readonly RelatedPart[] = [
  {
    stock_code: 'HXB-20100-88Z',
    description: 'Hex bolt M20 × 100, class 8.8, zinc',
    pack_quantity: 25,
    quantity: 5,
    price: { webPrice: '287.50', price_per: 100 },
    available: 860,
  },
  {
    stock_code: 'HXB-20100-88P',
    description: 'Hex bolt M20 × 100, class 8.8, plain',
    pack_quantity: 25,
    quantity: 25,
    price: { webPrice: '241.00', price_per: 100 },
    available: 0,
  },
  {
    stock_code: 'HXB-20100-A480',
    description: 'Hex bolt M20 × 100, stainless 316',
    pack_quantity: 10,
    quantity: 1,
    price: null,
    available: null,
  },
];

const ordered = [0, 0, 200, 0, 450, 0, 0, 100, 300, 0, 0, 0, 500, 0, 250, 0, 0, 450, 0, 0, 600, 0, 200, 450];
export const history = {
  accode: 'KES014',
  times_ordered: 10,
  amount_ordered: 3500,
  months: ordered.map((quantity, index) => ({
    month: `${2024 + Math.floor((index + 11) / 12)}-${String(((index + 11) % 12) + 1).padStart(2, '0')}`,
    quantity,
    orders: quantity > 0 ? 1 : 0,
  })),
  orders: [
    {
      so_order_no: '4820391',
      so_order_date: '2026-11-03',
      customer_reference: 'PO 48790',
      so_display_qty: 450,
      amount: '729.45',
    },
    {
      so_order_no: '4811207',
      so_order_date: '2026-10-12',
      customer_reference: 'PO 48512',
      so_display_qty: 200,
      amount: '324.20',
    },
  ],
};
