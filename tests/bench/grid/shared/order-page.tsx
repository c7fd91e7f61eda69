import './page.css';
import '@portal/design-system/base.css';
import { applyLook } from '@portal/design-system';
import { OrderTable } from '@portal/portal-widgets';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { run } from './harness.ts';
import { format, OrderSource } from './order-source.ts';

const none = () => undefined;

function Total({ source }: { readonly source: OrderSource }) {
  const total = useSyncExternalStore(source.subscribeTotal, source.total);
  return (
    <div id="total" className="bench-total">
      {total}
    </div>
  );
}

function Order({ source }: { readonly source: OrderSource }) {
  return (
    <>
      <Total source={source} />
      <OrderTable
        source={source}
        warehouseName="Sydney"
        spacing="medium"
        format={format}
        showIcons
        showMinusQuantity={false}
        lockedReason={null}
        openLine={null}
        onQuantity={source.quantity}
        onStep={none}
        onRemedy={none}
        onRemove={none}
        onDelete={none}
        onOpen={none}
      />
    </>
  );
}

/** The element that scrolls what stands in it, whatever the table makes of itself inside. */
function scrollerOf(inside: Element | null): Element | null {
  for (let at = inside; at; at = at.parentElement) {
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at;
  }
  return null;
}

/** The portal's own order table over the domain's own rules; `withStates` gives it lines with states and notes, as orders have. */
export function runOrderPage(withStates: boolean): void {
  let source: OrderSource | null = null;
  run({
    rows: '[role="row"][data-row]',
    prepare(lines) {
      if (source) source.receive(lines);
      else source = new OrderSource(lines, withStates);
    },
    mount(root) {
      const made = source;
      // As in the portal, where the theme follows the preferences and renders nothing.
      applyLook({ theme: 'standard' });
      if (!made) return;
      made.show();
      flushSync(() => createRoot(root).render(<Order source={made} />));
    },
    setLines: () => source?.show(),
    setTheme: (dark) => applyLook({ theme: dark ? 'midnight' : 'standard' }),
    scroller: () => scrollerOf(document.querySelector('[role="row"][data-row]')),
    quantity: (index) => document.querySelector(`[role="row"][data-index="${index}"] input`),
  });
}
