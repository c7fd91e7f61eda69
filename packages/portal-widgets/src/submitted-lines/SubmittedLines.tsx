import { StatusIcon, type StatusIconProps, VisuallyHidden } from '@portal/design-system';
import { type LineProgress, type ProgressState, progressState } from '@portal/domain/cart';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { submittedLinesMessages as messages } from '../messages/submitted-lines.ts';
import * as css from './SubmittedLines.css.ts';

export interface SubmittedLine {
  readonly progress: LineProgress;
  readonly stock_code: string;
  readonly customer_stock_code: string;
  readonly description: string;
  /** For `price_per` pieces, as ordered; null without a price. */
  readonly price: string | null;
  readonly price_per: number;
  readonly extended: string | null;
}

export interface SubmittedLinesProps {
  readonly lines: readonly SubmittedLine[];
  readonly format: FormatOptions;
  /** Formats a day (YYYY-MM-DD). */
  readonly day: (date: string) => string;
}

const progressIcons: Readonly<Record<ProgressState, Pick<StatusIconProps, 'kind' | 'tone'>>> = {
  waiting: { kind: 'ring', tone: 'faint' },
  acknowledged: { kind: 'ring', tone: 'info' },
  changed: { kind: 'disc', tone: 'info' },
  refused: { kind: 'barred', tone: 'critical' },
  back_ordered: { kind: 'ring', tone: 'warning' },
  part_shipped: { kind: 'half', tone: 'warning' },
  shipped: { kind: 'disc', tone: 'positive' },
};

type Pieces = (quantity: number) => string;

function stateText(line: LineProgress, pieces: Pieces, day: (date: string) => string): string {
  const { ordered, acknowledged, back_ordered, expected } = line;
  const state = progressState(line);
  if (state === 'changed' && acknowledged !== null && acknowledged !== ordered)
    return acknowledged < ordered
      ? messages.fewer(pieces(ordered - acknowledged))
      : messages.more(pieces(acknowledged - ordered));
  if (back_ordered > 0)
    return expected === null ? messages.later(pieces(back_ordered)) : messages.due(pieces(back_ordered), day(expected));
  return messages.states[state];
}

interface RowProps extends Omit<SubmittedLinesProps, 'lines'> {
  readonly line: SubmittedLine;
  /** Whether any line of the order has a code of the buyer's own. */
  readonly hasYourCodes: boolean;
}

function Row({ line, format, day, hasYourCodes }: RowProps) {
  const { progress, price, price_per, extended } = line;
  const pieces: Pieces = (quantity) => formatNumber(quantity, format.number_format);
  const money = (amount: string | null) => (amount === null ? '–' : formatCurrency(amount, format.currency_format));
  const { columns } = messages;
  return (
    <tr className={css.row}>
      <td className={css.cell.number}>{progress.line_number}</td>
      <th scope="row" className={css.cell.code}>
        {line.stock_code}
      </th>
      {hasYourCodes ? <td className={css.cell.yourCode}>{line.customer_stock_code}</td> : null}
      <td className={css.cell.description}>{line.description}</td>
      <td className={css.cell.figure} data-name={columns.ordered}>
        {pieces(progress.ordered)}
      </td>
      <td className={css.cell.strong} data-name={columns.acknowledged}>
        {progress.acknowledged === null ? '–' : pieces(progress.acknowledged)}
      </td>
      <td className={css.cell.strong} data-name={columns.shipped}>
        {pieces(progress.shipped)}
      </td>
      <td className={progress.back_ordered > 0 ? css.cell.late : css.cell.figure} data-name={columns.backOrder}>
        {pieces(progress.back_ordered)}
      </td>
      <td className={css.cell.figure} data-name={columns.invoiced}>
        {pieces(progress.invoiced)}
      </td>
      <td className={css.cell.state}>
        <span className={css.state}>
          <StatusIcon {...progressIcons[progressState(progress)]} size="stock" />
          {stateText(progress, pieces, day)}
        </span>
        {progress.reason ? <span className={css.reason}>{progress.reason}</span> : null}
      </td>
      <td className={css.cell.figure} data-name={columns.price}>
        <span>
          {money(price)}{' '}
          <span className={css.faint}>{price_per === 1 ? messages.each : messages.per(pieces(price_per))}</span>
        </span>
      </td>
      <td className={css.cell.strong} data-name={columns.extended}>
        {money(extended)}
      </td>
    </tr>
  );
}

function summaryOf(lines: readonly SubmittedLine[]): readonly string[] {
  const count = (wanted: ProgressState) => lines.filter(({ progress }) => progressState(progress) === wanted).length;
  const { summary } = messages;
  return [
    [count('shipped'), summary.shipped] as const,
    [count('part_shipped'), summary.partShipped] as const,
    [count('back_ordered'), summary.backOrder] as const,
    [count('changed'), summary.changed] as const,
    [count('refused'), summary.refused] as const,
  ].flatMap(([number, text]) => (number === 0 ? [] : [text(number)]));
}

/** CART-06: the lines of a submitted order, with what the supplier acknowledged, shipped, invoiced and still owes. */
export function SubmittedLines({ lines, format, day }: SubmittedLinesProps) {
  const { columns } = messages;
  const hasYourCodes = lines.some(({ customer_stock_code }) => customer_stock_code !== '');
  const words = [columns.code, ...(hasYourCodes ? [columns.yourCode] : []), columns.description];
  const figures = [columns.ordered, columns.acknowledged, columns.shipped, columns.backOrder, columns.invoiced];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={css.scroll} aria-label={messages.label} tabIndex={0}>
      <table className={css.table} aria-label={messages.label}>
        <thead className={css.headRow}>
          <tr>
            <th scope="col" className={css.head.figure}>
              <VisuallyHidden>{columns.line}</VisuallyHidden>
            </th>
            {words.map((name) => (
              <th key={name} scope="col" className={css.head.words}>
                {name}
              </th>
            ))}
            {figures.map((name) => (
              <th key={name} scope="col" className={css.head.figure}>
                {name}
              </th>
            ))}
            <th scope="col" className={css.head.words}>
              {columns.state}
            </th>
            {[columns.price, columns.extended].map((name) => (
              <th key={name} scope="col" className={css.head.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {lines.map((line) => (
            <Row key={line.progress.line_number} line={line} format={format} day={day} hasYourCodes={hasYourCodes} />
          ))}
        </tbody>
      </table>
      <p className={css.summary}>
        {summaryOf(lines).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </section>
  );
}
