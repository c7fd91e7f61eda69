import { seeded } from '../../../support/seeded.ts';
/** One line as the peers get it: the data of an OrderLine, ready to print. Every page gets equal lines from one seed. */
export interface BenchLine {
  readonly id: string;
  readonly number: number;
  readonly code: string;
  readonly yourCode: string;
  readonly description: string;
  readonly pack: string;
  readonly quantity: number;
  /** Cents for 100 pieces. */
  readonly price: number;
  readonly type: 'Std' | 'Spec' | 'Quote';
  readonly stock: number;
  readonly marks: string;
}

const lineCount = 500;
export const rowHeight = 32;

const kinds = ['Hex bolt', 'Hex set screw', 'Socket head cap screw', 'Hex nut', 'Flat washer', 'Threaded rod'];
const finishes = ['plain', 'zinc plated', 'hot-dip galvanised', 'black'];
const classes = ['4.6', '8.8', '10.9', '12.9', 'A2-70', 'A4-80'];
const types = ['Std', 'Std', 'Spec', 'Quote'] as const;

export function makeLines(count = lineCount, seed = 7): readonly BenchLine[] {
  const random = seeded(seed);
  const pick = <T>(from: readonly [T, ...T[]] | readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  return Array.from({ length: count }, (_, i) => {
    const size = 4 + Math.floor(random() * 20);
    const length = 10 + 5 * Math.floor(random() * 30);
    return {
      id: `01J${String(i).padStart(23, '0')}`,
      number: i + 1,
      code: `HB${String(size).padStart(2, '0')}${String(length).padStart(3, '0')}-${String(i).padStart(4, '0')}`,
      yourCode: random() < 0.3 ? `YC-${Math.floor(random() * 90000) + 10000}` : '',
      description: `${pick(kinds)} M${size} × ${length} ${pick(finishes)} ${pick(classes)}`,
      pack: String(pick([25, 50, 100, 200])),
      quantity: 25 * (1 + Math.floor(random() * 40)),
      price: 500 + Math.floor(random() * 20000),
      type: pick(types),
      stock: Math.floor(random() * 9000),
      marks: random() < 0.2 ? '●' : '',
    };
  });
}

/** New prices for every line. */
export function repriced(lines: readonly BenchLine[], seed: number): readonly BenchLine[] {
  const random = seeded(seed);
  return lines.map((line) => ({ ...line, price: line.price + 1 + Math.floor(random() * 400) }));
}

export function withQuantity(lines: readonly BenchLine[], index: number, quantity: number): readonly BenchLine[] {
  const next = lines.slice();
  const line = next[index];
  if (line) next[index] = { ...line, quantity };
  return next;
}

/** A typed quantity as a number. */
export const readQuantity = (text: string): number => Math.max(0, Math.trunc(Number(text) || 0));

/** Cents. */
export const extendedOf = (line: BenchLine): number => Math.round((line.quantity * line.price) / 100);
export const totalOf = (lines: readonly BenchLine[]): number => lines.reduce((sum, line) => sum + extendedOf(line), 0);

const format = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const whole = new Intl.NumberFormat('en-AU');
export const money = (cents: number): string => format.format(cents / 100);
const pieces = (count: number): string => whole.format(count);

/** The twelve columns, with their widths in px; the description takes what is left. */
export const columns = [
  { id: 'number', name: '#', width: 40, text: (line: BenchLine) => String(line.number) },
  { id: 'code', name: 'Code', width: 130, text: (line: BenchLine) => line.code },
  { id: 'yourCode', name: 'Your code', width: 90, text: (line: BenchLine) => line.yourCode },
  { id: 'description', name: 'Description', width: 0, text: (line: BenchLine) => line.description },
  { id: 'pack', name: 'Pack', width: 56, text: (line: BenchLine) => line.pack },
  { id: 'quantity', name: 'Quantity', width: 94, text: (line: BenchLine) => String(line.quantity) },
  { id: 'price', name: 'Price', width: 102, text: (line: BenchLine) => money(line.price) },
  { id: 'type', name: 'Type', width: 56, text: (line: BenchLine) => line.type },
  { id: 'extended', name: 'Extended', width: 98, text: (line: BenchLine) => money(extendedOf(line)) },
  { id: 'stock', name: 'Stock', width: 118, text: (line: BenchLine) => pieces(line.stock) },
  { id: 'marks', name: '', width: 54, text: (line: BenchLine) => line.marks },
  { id: 'remove', name: '', width: 40, text: () => '×' },
] as const;
