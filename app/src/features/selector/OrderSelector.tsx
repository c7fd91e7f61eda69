import { Heading, IconButton, Link as StyledLink } from '@portal/design-system';
import { ExternalLink, X } from '@portal/design-system/icons';
import { parseQuantity } from '@portal/domain/line';
import { useFormat, usePortal, usePreference } from '@portal/portal-client/react';
import type { SelectorAdding } from '@portal/portal-widgets';
import { cleared, type SelectorState, searchAddress, storedState, storeState } from '@portal/portal-widgets';
import { useMemo, useRef, useState } from 'react';
import type { OrderSelectorProps } from '../../lazy/order-selector.ts';
import { orderSelectorMessages } from '../../messages/order-selector.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './OrderSelector.css.ts';
import { Selector } from './Selector.tsx';

const everything = { showFilters: true, showSearchBar: true, openAtStart: true } as const;

/** The selector beside an order's lines: adds parts without closing (PART-02); its filters are stored for the ordering pages (FILT-04). */
export function OrderSelector({ to, lockedReason, place, onAdd, onClose }: OrderSelectorProps) {
  const { catalogue } = usePortal();
  const { number_format } = useFormat();
  const [state, setState] = useState(storedState);
  const [said, setSaid] = useState('');
  const clears = usePreference('clearFiltersAfterLine');
  const onState = (next: SelectorState) => {
    storeState(next);
    setState(next);
  };
  const now = useRef({ state, onAdd, clears, number_format });
  now.current = { state, onAdd, clears, number_format };

  const adding = useMemo<SelectorAdding>(
    () => ({
      to,
      lockedReason,
      onAddSet(lines) {
        const results = lines.map(({ stock_code, quantity }) => now.current.onAdd(stock_code, quantity));
        setSaid(results.map(({ message }) => message).join(' '));
      },
      onAdd(stock_code, text) {
        const facts = catalogue.facts(stock_code);
        const latest = now.current;
        const parsed = parseQuantity(text, { ...(facts ?? { pack_quantity: 1 }), number_format: latest.number_format });
        if (!parsed.ok) {
          setSaid(`${stock_code}: ${parsed.why}`);
          return false;
        }
        const added = latest.onAdd(stock_code, parsed.quantity);
        setSaid(added.message);
        if (added.ok && latest.clears) {
          const next = cleared(latest.state);
          storeState(next);
          setState(next);
        }
        return added.ok;
      },
    }),
    [to, lockedReason, catalogue],
  );

  return (
    <section
      aria-label={orderSelectorMessages.label(to)}
      className={css.pane}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={css.head}>
        <Heading level={2}>{orderSelectorMessages.title}</Heading>
        <span className={css.away}>
          <StyledLink asChild>
            <Link to={searchAddress('', state, '')} target="_blank" rel="noopener">
              {orderSelectorMessages.openPage} <ExternalLink size={14} strokeWidth={2} aria-hidden="true" />
            </Link>
          </StyledLink>
        </span>
        <span className={css.close}>
          <IconButton icon={X} size="m" label={orderSelectorMessages.close} onClick={onClose} />
        </span>
      </header>
      <Selector
        state={state}
        onState={onState}
        options={everything}
        place={place}
        adding={adding}
        said={said}
        scroll="self"
        focusAtStart
      />
    </section>
  );
}
