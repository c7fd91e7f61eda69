import './page.css';
import '@portal/design-system/base.css';
import { applyLook } from '@portal/design-system';
import { OrderTable } from '@portal/portal-widgets';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { run } from './harness.ts';
import { format, OrderSource } from './order-source.ts';

const none = () => undefined;

/** No part of the table: written by hand, as by every page whose lines are not React's own state. */
function Total({ source }: { readonly source: OrderSource }) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const write = () => {
      if (text.current) text.current.textContent = source.total();
    };
    write();
    return source.subscribeTotal(write);
  }, [source]);
  return <div ref={text} id="total" className="bench-total" />;
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

/** The portal's own order table over the domain's own rules; `speaking` gives it lines with states and notes. */
export function runOrderPage(speaking: boolean): void {
  let source: OrderSource | null = null;
  run({
    rows: '[role="row"][data-row]',
    prepare(lines) {
      if (source) source.stage(lines);
      else source = new OrderSource(lines, speaking);
    },
    mount(root) {
      const made = source;
      // As in the portal, where the theme follows the preferences and renders nothing.
      applyLook({ theme: 'standard' });
      if (made) flushSync(() => createRoot(root).render(<Order source={made} />));
    },
    setLines: () => source?.reprice(),
    setTheme: (dark) => applyLook({ theme: dark ? 'midnight' : 'standard' }),
    scroller: () => scrollerOf(document.querySelector('[role="row"][data-row]')),
    quantity: (index) => document.querySelector(`[role="row"][data-index="${index}"] input`),
  });
}
