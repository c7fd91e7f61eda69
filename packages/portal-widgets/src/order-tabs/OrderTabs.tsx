import { type StripTabItem, TabStrip } from '@portal/design-system';
import { Building2, ClipboardList, Zap } from '@portal/design-system/icons';
import { orderTabsMessages as messages } from '../messages/order-tabs.ts';
import type { OrderTabsProps, TabStatus } from './OrderTabs.props.ts';

const statusIcons = {
  saved: 'ring',
  saving: 'half',
  answer: 'alert',
  confirmed: 'tick',
  submitted: 'submitted',
  loading: 'loading',
} as const satisfies Record<TabStatus, StripTabItem['statusIcon']>;

/** CART-01: Account, Quick Quote and Orders, then one tab per order. */
export function OrderTabs({ fixed, tabs, current, onNavigate, onClose, onMove, onNew }: OrderTabsProps) {
  const items: readonly StripTabItem[] = [
    { key: 'account', label: messages.account, icon: Building2 },
    { key: 'quick_quote', label: messages.quickQuote, icon: Zap },
    { key: 'tabs', label: messages.orders, icon: ClipboardList },
    ...tabs.map(({ id, name, status, fact }) => ({
      key: id,
      label: name,
      statusIcon: statusIcons[status],
      statusLabel: messages.statuses[status],
      fact,
      closable: true,
    })),
  ];
  const select = (key: string) => {
    const href = key in fixed ? fixed[key as keyof typeof fixed] : tabs.find(({ id }) => id === key)?.href;
    if (href !== undefined) onNavigate(href);
  };
  return (
    <TabStrip
      label={messages.label}
      tabs={items}
      current={current}
      onSelect={select}
      onClose={onClose}
      onMove={onMove}
      onNew={onNew}
      newLabel={messages.add}
    />
  );
}
