import { type StripTabItem, TabStrip } from '@portal/design-system';
import { Building2, ClipboardList, Zap } from '@portal/design-system/icons';
import { type OrderTabsProps, type TabMark, tabMarks } from './OrderTabs.props.ts';

const shapes = {
  saved: 'ring',
  saving: 'half',
  answer: 'alert',
  confirmed: 'tick',
  submitted: 'submitted',
  loading: 'loading',
} as const satisfies Record<TabMark, StripTabItem['mark']>;

/** CART-01: Account, Quick Quote and Orders, then one tab per order. */
export function OrderTabs({ fixed, tabs, current, onNavigate, onClose, onMove, onNew }: OrderTabsProps) {
  const items: readonly StripTabItem[] = [
    { key: 'account', label: 'Account', icon: Building2 },
    { key: 'quick_quote', label: 'Quick Quote', icon: Zap },
    { key: 'tabs', label: 'Orders', icon: ClipboardList },
    ...tabs.map(({ id, name, mark, fact }) => ({
      key: id,
      label: name,
      mark: shapes[mark],
      markLabel: tabMarks[mark],
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
      label="Order tabs"
      tabs={items}
      current={current}
      onSelect={select}
      onClose={onClose}
      onMove={onMove}
      onNew={onNew}
      newLabel="New order"
    />
  );
}
