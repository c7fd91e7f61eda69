import { type Dimension, partStandard } from '../standards/family.ts';
import type { Candidate } from './choose.ts';

/** Shape of the column `part.information`. */
export interface PartInformation {
  readonly dimensions: readonly { readonly symbol: string; readonly label: string; readonly value: string }[];
  readonly packaging: readonly { readonly pack_code: string; readonly quantity: number; readonly weight_kg: string }[];
  readonly details: readonly { readonly label: string; readonly value: string }[];
  readonly stockNotes: readonly string[];
}

/** A row of the table `part`, plus `withoutPrice` and `candidate` for the generator. */
export interface DemoPart {
  readonly part_id: number;
  readonly stock_code: string;
  readonly description: string;
  readonly product_category: string;
  readonly product_type: string;
  readonly thread: string;
  readonly finish: string;
  readonly spec: string;
  readonly size: string;
  readonly length: string;
  readonly image: string;
  readonly pack_quantity: number;
  readonly pack_code: string;
  /** Grams of one pack. */
  readonly pack_weight: number;
  readonly inner_quantity: number;
  readonly sell_quantity_minimum: number;
  readonly sell_quantity_increment: number;
  readonly price_per: 1 | 100;
  readonly discontinued: boolean;
  readonly superseded_by: string | null;
  readonly poa: boolean;
  /** Has no price entry at all. */
  readonly withoutPrice: boolean;
  readonly candidate: Candidate;
}

export function informationOf(part: DemoPart): PartInformation {
  const { family, treatment, shape, weight } = part.candidate;
  const details: (readonly [string, string])[] = [
    ['Standard', partStandard(family, treatment)],
    ['Property class', treatment.spec],
    ['Material', treatment.materialName],
    ['Finish', treatment.finish],
    ['Application', family.application],
    ['Weight each', `${kilograms(weight)} kg`],
  ];
  return {
    dimensions: shape.dimensions.map(([symbol, label, value]: Dimension) => ({ symbol, label, value })),
    packaging: packagingOf(part),
    details: details.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
    stockNotes: stockNotesOf(part),
  };
}

/** Grams as kilograms with three decimals, or five if the piece is light. */
function kilograms(gramsEach: number): string {
  const kg = gramsEach / 1000;
  return kg >= 0.01 ? kg.toFixed(3) : kg.toFixed(5);
}

/** Inner pack, pack, carton (up to 25 kg, so that one person can lift it) and pallet (up to a tonne). */
export function packagingOf(part: DemoPart): PartInformation['packaging'] {
  const { weight } = part.candidate;
  const box = part.pack_quantity;
  const cartonOf = [10, 8, 6, 4, 2].find((count) => count * box * weight <= 25_000) ?? 1;
  const carton = box * cartonOf;
  const pallet = carton * Math.max(1, Math.min(48, Math.floor(1_000_000 / (carton * weight))));
  const steps: (readonly [string, number])[] = [
    ['INR', part.inner_quantity],
    [part.pack_code, box],
    ['CTN', carton],
    ['PAL', pallet],
  ];
  return steps
    .filter(([, quantity], index) => index === steps.length - 1 || quantity !== steps[index + 1]?.[1])
    .map(([pack_code, quantity]) => ({ pack_code, quantity, weight_kg: ((quantity * weight) / 1000).toFixed(3) }));
}

function stockNotesOf(part: DemoPart): string[] {
  const { family, treatment } = part.candidate;
  const notes: string[] = [];
  if (part.superseded_by !== null) notes.push(`No longer made; replaced by ${part.superseded_by}.`);
  if (part.discontinued) notes.push('Discontinued: no more once the remaining stock is sold.');
  if (treatment.finish === 'Hot-dip galvanised' && family.role === 'nut') {
    notes.push('Tapped oversize for galvanised threads: does not carry the full load on a plain bolt.');
  }
  // Black oxide is no plating and does not embrittle.
  if (treatment.spec === '12.9' && treatment.finish !== 'Plain' && treatment.finish !== 'Black')
    notes.push('Baked after plating against hydrogen embrittlement.');
  if (family.key === 'chemical-cartridge')
    notes.push('Keep between 5 and 25 °C; shelf life 12 months from manufacture.');
  if (family.role === 'assembly') notes.push('Bolt, nut and washer are tested together. Do not mix lots.');
  if (part.sell_quantity_increment === part.pack_quantity && part.pack_quantity > 1)
    notes.push('Sold in full packs only.');
  return notes;
}
