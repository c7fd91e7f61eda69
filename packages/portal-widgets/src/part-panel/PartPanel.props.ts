import type { PartTab } from '@portal/domain/catalogue';
import type { Availability, PriceLadder } from '@portal/domain/price';
import type { ReactNode } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { PartTabItem } from './part-tabs.ts';

export interface WarehouseRow {
  readonly availability: Availability;
  readonly name: string;
  readonly current: boolean;
}

/** One sentence of advice: bold text first, then the rest, and the quantity that `Make it` sets. */
export interface Advice {
  readonly what: string;
  readonly why: string;
  readonly quantity: number;
}

/** Content of the `P & A` tab (LINE-09, LINE-15). */
export interface PriceAndAvailabilityProps {
  readonly price_per: number;
  /** `ex GST, your contract` */
  readonly priceAside: string;
  readonly ladder: PriceLadder | null;
  /** Pieces that the ladder's current step applies to. */
  readonly quantity: number;
  readonly warehouses: readonly WarehouseRow[] | null;
  readonly stockAside: string;
  /** `All 450 leave Sydney today if confirmed by 3:30 pm.`, or empty. */
  readonly stockSentence: string;
  readonly advice: Advice | null;
  readonly format: FormatOptions;
  readonly onQuantity: (quantity: number) => void;
  readonly onRetry: () => void;
}

/** Runs a function after `ms`. Returns a function that cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;

export interface PartPanelProps {
  readonly stock_code: string;
  /** From `partTabsOf`. */
  readonly tabs: readonly PartTabItem[];
  /** PART-04: requested initial tab. */
  readonly initialTab?: PartTab | null;
  /** PART-04: tab to open when no initial tab is given. */
  readonly goToTab?: PartTab | null;
  /** PART-06: the row is pending; the tab does not change until it is done. */
  readonly locked?: boolean;
  /** PART-05: an alternate with stock in the tab's warehouse; its tab has a status icon and shows a callout for 4 s. */
  readonly alternate?: string | null;
  /** The part from which the user came to this one (PART-01). */
  readonly returnTo?: string | null;
  /** PART-02: on order pages, when opened from the product selector or the dialog. */
  readonly add?: 'order' | 'quote' | null;
  /** `line`: below an order line; `plain`: on a page. */
  readonly look?: 'line' | 'plain';
  readonly schedule?: Schedule;
  /** Renders the content of a tab when it is shown. */
  readonly children: (tab: PartTab) => ReactNode;
  readonly onTab?: (tab: PartTab) => void;
  readonly onReturn?: () => void;
  readonly onAdd?: () => void;
  readonly onClose?: () => void;
}
