import { Button, Checkbox, Icon, Skeleton, StatusIcon, Tag, Tooltip, VisuallyHidden } from '@portal/design-system';
import { Check } from '@portal/design-system/icons';
import { mostCompared } from '@portal/domain/catalogue';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { Marked } from '../internal/Marked.tsx';
import { addPartMessages } from '../messages/add-part.ts';
import { compareMessages } from '../messages/compare.ts';
import { priceMessages } from '../messages/price.ts';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import { type StockLevel, stockLevels } from '../order-table/line-view.ts';
import type { AddedPart } from './ProductSelector.props.ts';
import * as css from './ResultsTable.css.ts';
import type { SelectorContextValue } from './selector-context.ts';
import type { SelectorPart, SelectorTrade } from './selector-view.ts';

const { compare, row: messages } = productSelectorMessages;

const stockMarks: Readonly<Record<StockLevel, ReactNode>> = {
  in_stock: <StatusIcon kind="disc" size="stock" tone="positive" label={stockLevels.in_stock} />,
  part: <StatusIcon kind="half" size="stock" tone="warning" label={stockLevels.part} />,
  none: <StatusIcon kind="barred" size="stock" tone="critical" label={stockLevels.none} />,
  to_order: <StatusIcon kind="ring" size="stock" tone="faint" label={stockLevels.to_order} />,
};

export function priceOf(trade: SelectorTrade): ReactNode {
  if (trade.state === 'loading') return <Skeleton width="l" end />;
  if (!trade.price)
    return <span className={css.faint}>{trade.state === 'failed' ? '–' : priceMessages.onApplication}</span>;
  return (
    <>
      {trade.price.amount}
      <small className={css.per}>{trade.price.per}</small>
    </>
  );
}

export function stockOf(trade: SelectorTrade, number: (count: number) => string): ReactNode {
  const { stock } = trade;
  if (trade.state === 'loading') return <Skeleton width="l" />;
  if (!stock) return <span className={css.faint}>–</span>;
  const words = {
    none: messages.noStock,
    to_order: messages.toOrder,
    in_stock: number(stock.available),
    part: number(stock.available),
  };
  return (
    <>
      {stockMarks[stock.level]}
      <span className={css.stockWords}>
        {words[stock.level]}
        {stock.aside === '' ? null : <span className={css.aside}> {stock.aside}</span>}
      </span>
    </>
  );
}

export function descriptionOf(part: SelectorPart): ReactNode {
  return (
    <>
      <Marked text={part.description} ranges={part.descriptionRanges} />
      {part.why === '' ? null : <span className={css.why}> {part.why}</span>}
      {part.discontinued ? (
        <>
          {' '}
          <Tag>{messages.discontinued}</Tag>
        </>
      ) : null}
    </>
  );
}

interface CompareBoxProps {
  readonly stock_code: string;
  readonly comparing: NonNullable<SelectorContextValue['comparing']>;
  readonly inGrid?: boolean;
}

export function CompareBox({ stock_code, comparing, inGrid = false }: CompareBoxProps) {
  const { chosen, onToggle } = comparing;
  const on = chosen.includes(stock_code);
  const full = !on && chosen.length >= mostCompared;
  return (
    <Checkbox
      checked={on}
      readOnly={full}
      aria-description={full ? compareMessages.full(mostCompared) : undefined}
      tabIndex={inGrid ? -1 : undefined}
      onCheckedChange={() => onToggle(stock_code)}
    >
      {inGrid ? <VisuallyHidden>{compare.partNamed(stock_code)}</VisuallyHidden> : compare.part}
      {inGrid ? null : <VisuallyHidden> {stock_code}</VisuallyHidden>}
    </Checkbox>
  );
}

/** State of a part's quantity field. */
export function useQuantity(part: SelectorPart | null, adding: SelectorContextValue['adding']) {
  const [typed, setTyped] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const code = part?.stock_code ?? '';
  /** The focus goes to what takes the place of the control that had it. */
  const pressed = useRef(false);
  const text = typed?.of === code ? typed.text : String(part?.least ?? '');
  return {
    text,
    type: (next: string) => setTyped({ of: code, text: next }),
    add: () => {
      if (!adding || adding.lockedReason !== null || !adding.onAdd(code, text)) return;
      setTyped(null);
      pressed.current = true;
    },
    added: adding?.added?.(code) ?? null,
    returned: pressed,
  };
}

export interface QuantityProps {
  readonly stock_code: string;
  readonly quantity: ReturnType<typeof useQuantity>;
  readonly inGrid?: boolean;
}

export function QuantityField({ stock_code, quantity, inGrid = false }: QuantityProps) {
  return (
    <input
      inputMode="decimal"
      autoComplete="off"
      tabIndex={inGrid ? -1 : undefined}
      aria-label={messages.quantityOf(stock_code)}
      className={css.quantity}
      value={quantity.text}
      onChange={(event) => quantity.type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        quantity.add();
        event.currentTarget.select();
      }}
    />
  );
}

export interface AddButtonProps extends QuantityProps {
  readonly adding: NonNullable<SelectorContextValue['adding']>;
}

export function AddButton({ stock_code, quantity, adding, inGrid = false }: AddButtonProps) {
  const to = adding.to === 'Quote' ? 'quote' : 'order';
  return (
    <Tooltip text={adding.lockedReason ?? addPartMessages.hint[to]}>
      <Button
        size="s"
        tabIndex={inGrid ? -1 : undefined}
        reason={adding.lockedReason ?? undefined}
        onClick={quantity.add}
      >
        {addPartMessages.add[to]}
        <VisuallyHidden> {stock_code}</VisuallyHidden>
      </Button>
    </Tooltip>
  );
}

export interface AddedProps extends AddedPart {
  /** Set if the part was added from here; the link then takes the focus that its button lost. */
  readonly returned: RefObject<boolean>;
  readonly inGrid?: boolean;
}

/** What the order has of a part, with a link to it. */
export function Added({ text, to, returned, inGrid = false }: AddedProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (returned.current && lost) link.current?.focus();
    returned.current = false;
  }, [returned]);
  return (
    <AppLink ref={link} to={to} tabIndex={inGrid ? -1 : undefined} className={css.added}>
      <span className={css.addedIcon}>
        <Icon icon={Check} size="s" />
      </span>
      {text}
    </AppLink>
  );
}
