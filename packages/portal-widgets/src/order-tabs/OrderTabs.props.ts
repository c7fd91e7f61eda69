import type { orderTabsMessages } from '../messages/order-tabs.ts';

/** State of an order, shown as an icon in its tab; each has its own shape. */
export type TabStatus = keyof typeof orderTabsMessages.statuses;

export interface OrderTab {
  /** Cart id, which is also the last segment of the tab's address. */
  readonly id: string;
  readonly name: string;
  readonly status: TabStatus;
  /** One fact in small text: `18`, `submits in 4:12`. */
  readonly fact: string;
  readonly href: string;
}

export interface OrderTabsProps {
  /** CART-01: addresses of the three fixed tabs. */
  readonly fixed: { readonly account: string; readonly quick_quote: string; readonly tabs: string };
  readonly tabs: readonly OrderTab[];
  /** `account`, `quick_quote`, `tabs` or a cart id. */
  readonly current: string;
  readonly onNavigate: (href: string) => void;
  readonly onClose: (id: string) => void;
  /** An order tab was moved; `index` counts the order tabs, from 0. */
  readonly onMove?: (id: string, index: number) => void;
  /** Omitted, there is no button for it. */
  readonly onNew?: (() => void) | undefined;
}
