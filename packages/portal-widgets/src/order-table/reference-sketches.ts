import type { OrderLine, PartFacts } from '@portal/domain/cart';
import type { Availability, Pricing } from '@portal/domain/price';
import type { LineViewContext } from './line-facts.ts';

/** Outline of a line for stories and tests. */
export interface Sketch {
  readonly code: string;
  readonly yours?: string;
  readonly description: string;
  readonly pack: number;
  readonly increment?: number;
  readonly quantity: number;
  readonly price?: string;
  readonly per?: number;
  readonly type?: Pricing['price_type'];
  readonly stock?: number;
  readonly next?: string;
  readonly line?: Partial<OrderLine>;
  readonly facts?: Partial<PartFacts>;
  readonly unknown?: boolean;
  readonly breaks?: readonly (readonly [number, string, Pricing['price_type']])[];
  readonly elsewhere?: readonly Availability[];
  readonly context?: Partial<LineViewContext>;
}

const elsewhereOf = (counts: readonly number[]): readonly Availability[] =>
  counts.map((available, n) => ({
    warehouse_code: `${50 + n * 10}`,
    available,
    next_date: available ? null : '2026-11-27',
    days: n + 1,
  }));

export const referenceSketches: readonly Sketch[] = [
  {
    code: 'HXB-12050-88Z',
    yours: 'KF-1032',
    description: 'Hex bolt M12 × 50, class 8.8, zinc',
    pack: 100,
    quantity: 300,
    price: '41.20',
    per: 100,
    type: 'special',
    stock: 4820,
    context: { hasCertificates: true },
  },
  {
    code: 'HXN-12000-08Z',
    yours: 'KF-1188',
    description: 'Hex nut M12, class 8, zinc',
    pack: 200,
    quantity: 400,
    price: '9.85',
    per: 100,
    type: 'special',
    stock: 12400,
    context: { hasCertificates: true },
  },
  {
    code: 'WFL-12024-00Z',
    description: 'Flat washer M12 × 24 × 2.5, zinc',
    pack: 500,
    quantity: 1000,
    price: '4.12',
    per: 100,
    stock: 38000,
  },
  {
    code: 'SCS-10040-129',
    description: 'Socket cap screw M10 × 40, 12.9, plain',
    pack: 50,
    increment: 25,
    quantity: 50,
    price: '68.90',
    per: 100,
    stock: 1150,
    line: { requested_quantity: 45 },
    context: { hasCertificates: true, fresh: true },
  },
  {
    code: 'HXB-16080-88G',
    yours: 'KF-1041',
    description: 'Hex bolt M16 × 80, class 8.8, galv',
    pack: 25,
    increment: 25,
    quantity: 450,
    price: '162.10',
    per: 100,
    type: 'special',
    stock: 1240,
    line: { note: 'For the gate posts' },
    context: { hasCertificates: true },
    breaks: [
      [25, '186.40', 'standard'],
      [100, '162.10', 'special'],
      [500, '148.00', 'special'],
      [1000, '139.50', 'special'],
    ],
    elsewhere: elsewhereOf([620, 310, 85, 0]),
  },
  {
    code: 'TRD-16100-48Z',
    yours: 'KF-2204',
    description: 'Threaded rod M16 × 1 m, 4.8, zinc',
    pack: 10,
    quantity: 40,
    price: '14.86',
    stock: 212,
    line: { savedWebPrice: '14.28', savedExtended: '571.2000' },
  },
  {
    code: 'ANC-12100-316',
    yours: 'KF-3310',
    description: 'Wedge anchor M12 × 100, stainless 316',
    pack: 25,
    quantity: 200,
    price: '6.42',
    type: 'quote',
    stock: 640,
    context: { hasCertificates: true, hasPromotion: true },
  },
  {
    code: 'HXB-20100-88G',
    yours: 'KF-1067',
    description: 'Hex bolt M20 × 100, class 8.8, galv',
    pack: 25,
    quantity: 150,
    price: '318.40',
    per: 100,
    type: 'special',
    stock: 0,
    next: '2026-12-04',
    context: {
      hasCertificates: true,
      substitute: { stock_code: 'HXB-20100-88Z', how: 'the same bolt in zinc', available: 860, webPrice: '287.50' },
    },
  },
  {
    code: 'UBT-24450-00G',
    description: 'U-bolt M24, 450 drop, to drawing, galv',
    pack: 1,
    quantity: 0,
    stock: 0,
    line: { poa: true, forceShow: true, note: 'To drawing' },
  },
  {
    code: 'HXN-16000-08G',
    yours: 'KF-1190',
    description: 'Hex nut M16, class 8, galv, oversize',
    pack: 50,
    quantity: 450,
    price: '31.60',
    per: 100,
    type: 'special',
    stock: 5300,
    context: { hasCertificates: true },
  },
  {
    code: 'WSP-16000-00Z',
    description: 'Spring washer M16, zinc',
    pack: 200,
    quantity: 400,
    price: '7.30',
    per: 100,
    stock: 6900,
    context: { unsent: true },
  },
  {
    code: 'SDS-14050-HWF',
    yours: 'KF-4102',
    description: 'Self-drilling screw 14-10 × 50, hex',
    pack: 500,
    quantity: 2000,
    price: '23.75',
    per: 100,
    stock: 1400,
  },
  {
    code: 'RVT-48016-ALU',
    yours: 'KF-5120',
    description: 'Blind rivet 4.8 × 16, aluminium',
    pack: 1000,
    quantity: 0,
    price: '3.10',
    per: 100,
    stock: 9000,
    line: { forceShow: true, last_order_quantity: 1000 },
  },
  {
    code: 'HXB-38200-G5P',
    yours: 'KF-0088',
    description: 'Hex bolt 3/8 × 2 UNC, gr 5',
    pack: 1,
    quantity: 37,
    price: '0.88',
    stock: 37,
    facts: { discontinued: true },
  },
  {
    code: 'HXB-1608O-88G',
    yours: 'KF-1041',
    description: '',
    pack: 0,
    quantity: 100,
    unknown: true,
    context: { near: { stock_code: 'HXB-16080-88G', why: 'The last 0 was typed as the letter O.' } },
  },
  {
    code: 'EYB-12000-316',
    description: 'Eye bolt M12, stainless 316',
    pack: 5,
    quantity: 20,
    stock: 140,
    line: { pricing: [], savedWebPrice: '11.95', priceLastCheckedAt: '2026-11-24T20:41:00Z' },
  },
  {
    code: 'HTB-20065-109',
    yours: 'KF-6001',
    description: 'Structural assembly M20 × 65, K0',
    pack: 25,
    quantity: 150,
    price: '4.20',
    stock: 900,
    context: { loading: true },
  },
  {
    code: 'CCH-41041-HDG',
    yours: 'KF-7015',
    description: 'Strut channel 41 × 41 × 6 m, galv',
    pack: 1,
    quantity: 12,
    price: '58.40',
    type: 'special',
    stock: 86,
    context: { hasPromotion: true, unsent: true },
  },
];
