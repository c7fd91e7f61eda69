import { wellKnown } from '../well-known.ts';

/** Values of a well-known part that do not depend on the seed. Stock is by warehouse, in the order of `warehouses`. */
export interface Pinned {
  readonly pack?: number;
  readonly inner?: number;
  readonly minimum?: number;
  readonly increment?: number;
  readonly per?: 1 | 100;
  /** [from this many pieces, cents for `per` pieces] */
  readonly standard?: readonly (readonly [number, number])[];
  readonly special?: readonly (readonly [number, number])[];
  readonly quote?: readonly (readonly [number, number])[];
  readonly stock?: readonly number[];
  /** Days from today until the next delivery, by warehouse; -1: none. */
  readonly nextDays?: readonly number[];
  readonly state?: 'normal' | 'poa' | 'discontinued' | 'superseded' | 'without_price';
}

const never = [-1, -1, -1, -1, -1, -1, -1, -1];

export const pinned: Readonly<Record<string, Pinned>> = {
  [wellKnown.normal]: {
    pack: 100,
    inner: 50,
    minimum: 50,
    increment: 50,
    per: 100,
    standard: [
      [50, 4860],
      [200, 4620],
      [1000, 4310],
      [4000, 3990],
    ],
    special: [
      [50, 4120],
      [1000, 3880],
    ],
    stock: [4820, 3900, 2600, 1500, 900, 700, 400, 300],
  },
  'HXN-12000-08Z': {
    pack: 200,
    inner: 100,
    minimum: 100,
    increment: 100,
    per: 100,
    standard: [
      [100, 1160],
      [1000, 1085],
      [4000, 990],
    ],
    special: [[100, 985]],
    stock: [12400, 8000, 5200, 2000, 1800, 1000, 600, 400],
  },
  'WFL-12024-00Z': {
    pack: 500,
    inner: 100,
    minimum: 100,
    increment: 100,
    per: 100,
    standard: [
      [100, 448],
      [1000, 412],
      [5000, 371],
    ],
    stock: [38000, 21000, 15000, 9000, 6000, 4000, 2500, 1500],
  },
  [wellKnown.increment]: {
    pack: 50,
    inner: 25,
    minimum: 25,
    increment: 25,
    per: 100,
    standard: [
      [25, 7240],
      [50, 6890],
      [250, 6410],
      [1000, 5980],
    ],
    stock: [1150, 800, 450, 275, 150, 100, 50, 25],
  },
  [wellKnown.special]: {
    pack: 25,
    inner: 25,
    minimum: 25,
    increment: 25,
    per: 100,
    standard: [
      [25, 18640],
      [250, 17520],
      [1000, 16480],
    ],
    special: [
      [100, 16210],
      [500, 14800],
      [1000, 13950],
    ],
    stock: [1240, 620, 0, 310, 85, 150, 50, 25],
    nextDays: [-1, -1, 6, -1, -1, -1, -1, -1],
  },
  [wellKnown.priceChanged]: {
    pack: 10,
    inner: 10,
    minimum: 1,
    increment: 1,
    per: 1,
    standard: [
      [1, 1486],
      [50, 1398],
      [200, 1312],
    ],
    stock: [212, 140, 96, 60, 44, 30, 20, 10],
  },
  [wellKnown.quoted]: {
    pack: 25,
    inner: 5,
    minimum: 5,
    increment: 5,
    per: 1,
    standard: [
      [5, 784],
      [25, 735],
      [100, 702],
    ],
    quote: [[100, 642]],
    stock: [640, 400, 250, 100, 75, 50, 25, 10],
  },
  [wellKnown.outOfStock]: {
    pack: 25,
    inner: 25,
    minimum: 25,
    increment: 25,
    per: 100,
    standard: [
      [25, 36450],
      [100, 34200],
      [500, 31900],
    ],
    special: [[25, 31840]],
    stock: [0, 225, 0, 0, 0, 0, 0, 0],
    nextDays: [13, -1, 13, 16, 20, 15, 20, 20],
  },
  'HXB-20100-88Z': {
    pack: 25,
    inner: 5,
    minimum: 5,
    increment: 5,
    per: 100,
    standard: [
      [5, 31400],
      [25, 29870],
      [100, 28750],
    ],
    special: [[5, 28750]],
    stock: [860, 500, 320, 120, 80, 60, 40, 20],
  },
  [wellKnown.alternateInStock]: {
    pack: 25,
    inner: 5,
    minimum: 5,
    increment: 5,
    per: 100,
    standard: [
      [5, 38900],
      [25, 36950],
      [100, 35400],
    ],
    stock: [860, 500, 320, 120, 80, 60, 40, 20],
  },
  [wellKnown.poa]: {
    pack: 1,
    inner: 1,
    minimum: 1,
    increment: 1,
    per: 1,
    stock: [0, 0, 0, 0, 0, 0, 0, 0],
    nextDays: never,
    state: 'poa',
  },
  'HXN-16000-08G': {
    pack: 50,
    inner: 50,
    minimum: 50,
    increment: 50,
    per: 100,
    standard: [
      [50, 3720],
      [500, 3480],
      [2000, 3240],
    ],
    special: [[50, 3160]],
    stock: [5300, 3100, 2000, 900, 700, 500, 300, 200],
  },
  'WSP-16000-00Z': {
    pack: 200,
    inner: 100,
    minimum: 100,
    increment: 100,
    per: 100,
    standard: [
      [100, 790],
      [400, 730],
      [2000, 660],
    ],
    stock: [6900, 4000, 2500, 1500, 800, 500, 300, 200],
  },
  [wellKnown.partStock]: {
    pack: 500,
    inner: 100,
    minimum: 100,
    increment: 100,
    per: 100,
    standard: [
      [100, 2590],
      [500, 2480],
      [2000, 2375],
      [10000, 2190],
    ],
    stock: [1400, 3500, 500, 0, 200, 100, 0, 0],
    nextDays: [9, -1, -1, 14, -1, -1, 21, 21],
  },
  'RVT-48016-ALU': {
    pack: 1000,
    inner: 500,
    minimum: 500,
    increment: 500,
    per: 100,
    standard: [
      [500, 940],
      [5000, 860],
      [20000, 795],
    ],
    stock: [46000, 30000, 18000, 9000, 6000, 4000, 2000, 1000],
  },
  [wellKnown.discontinued]: {
    pack: 1,
    inner: 1,
    minimum: 1,
    increment: 1,
    per: 1,
    standard: [[1, 88]],
    stock: [37, 0, 0, 0, 0, 0, 0, 0],
    nextDays: never,
    state: 'discontinued',
  },
  [wellKnown.superseded]: { stock: [0, 25, 0, 0, 0, 0, 0, 0], nextDays: never, state: 'superseded' },
  [wellKnown.supersededBy]: { stock: [2150, 1400, 900, 400, 250, 200, 100, 50] },
  [wellKnown.withoutPrice]: {
    pack: 5,
    inner: 1,
    minimum: 1,
    increment: 1,
    per: 1,
    stock: [140, 60, 40, 20, 10, 5, 5, 0],
    state: 'without_price',
  },
  [wellKnown.structural]: {
    pack: 25,
    inner: 25,
    minimum: 25,
    increment: 25,
    per: 1,
    standard: [
      [25, 512],
      [250, 478],
      [1000, 446],
    ],
    stock: [2100, 1500, 1100, 600, 500, 300, 150, 100],
  },
  'CCH-41041-HDG': {
    pack: 1,
    inner: 1,
    minimum: 1,
    increment: 1,
    per: 1,
    standard: [
      [1, 6780],
      [20, 6340],
      [80, 5990],
    ],
    special: [[1, 5840]],
    stock: [86, 60, 44, 20, 12, 10, 6, 4],
  },
  'WFL-16030-00G': {
    pack: 100,
    inner: 50,
    minimum: 50,
    increment: 50,
    per: 100,
    standard: [
      [50, 1180],
      [500, 1090],
      [4000, 985],
    ],
    stock: [9400, 6000, 4000, 2200, 1500, 900, 500, 300],
  },
};
