import type { ProductInformation } from '@portal/domain/catalogue';
import type { Availability, Pricing } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';

/** A price entry as shown: after web discount. */
export interface BreakRow {
  readonly entry: Pricing;
  readonly webPrice: string;
  /** Percent against the dearest standard entry, such as -13; null where there is none to stand against. */
  readonly against: number | null;
  readonly current: boolean;
}

export interface WarehouseRow {
  readonly availability: Availability;
  readonly name: string;
  readonly current: boolean;
}

/** One sentence of advice: bold first, then the rest, and the quantity that `Make it` sets. */
export interface Advice {
  readonly what: string;
  readonly why: string;
  readonly quantity: number;
}

export interface PartPanelProps {
  readonly stock_code: string;
  /** Null while it is on its way; the tabs that need it then show their shape. */
  readonly information: ProductInformation | null;
  readonly price_per: number;
  /** `ex GST, your contract` */
  readonly priceAside: string;
  readonly breaks: readonly BreakRow[] | null;
  readonly warehouses: readonly WarehouseRow[] | null;
  readonly stockAside: string;
  /** `All 450 leave Sydney today if confirmed by 3:30 pm.`, or empty. */
  readonly stockSentence: string;
  readonly advice: Advice | null;
  readonly format: FormatOptions;
  readonly onQuantity: (quantity: number) => void;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
