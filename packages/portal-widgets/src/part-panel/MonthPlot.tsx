import type { PartHistory } from '@portal/domain/catalogue';
import * as css from './PartPanel.css.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const field = { width: 560, height: 150, foot: 20, side: 44 } as const;

/** `2026-03` → `Mar 2026` */
const named = (month: string) => `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** 1, 2 or 5 times a power of ten, at least the value: the top of the scale. */
export function niceTop(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}

export interface MonthPlotProps {
  readonly history: Pick<PartHistory, 'months'>;
  readonly written: (quantity: number) => string;
}

/** Pieces ordered in each of 24 months, as bars. The same figures stand in a table for assistive technology. */
export function MonthPlot({ history, written }: MonthPlotProps) {
  const { width, height, foot, side } = field;
  const most = niceTop(Math.max(0, ...history.months.map(({ quantity }) => quantity)));
  const plot = height - foot - 8;
  const step = (width - side) / Math.max(1, history.months.length);
  const y = (quantity: number) => 8 + plot - (quantity / most) * plot;
  return (
    <figure className={css.plot}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={css.plotField}>
        {[0, most / 2, most].map((at) => (
          <g key={at}>
            <line x1={side} x2={width} y1={y(at)} y2={y(at)} className={css.grid} />
            <text x={side - 6} y={y(at) + 4} textAnchor="end" className={css.tick}>
              {written(at)}
            </text>
          </g>
        ))}
        {history.months.map(({ month, quantity, orders }, index) => (
          <g key={month}>
            <rect
              x={side + index * step + step * 0.18}
              y={y(quantity)}
              width={step * 0.64}
              height={Math.max(0, y(0) - y(quantity))}
              rx={1.5}
              className={index === history.months.length - 1 ? css.barNow : css.plotBar}
            >
              <title>{`${named(month)}: ${written(quantity)} in ${orders} ${orders === 1 ? 'order' : 'orders'}`}</title>
            </rect>
            {month.endsWith('-01') || index === 0 || month.endsWith('-07') ? (
              <text x={side + index * step + step / 2} y={height - 4} textAnchor="middle" className={css.tick}>
                {month.endsWith('-01') ? month.slice(0, 4) : months[Number(month.slice(5, 7)) - 1]}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <figcaption className={css.hiddenFigures}>
        Pieces by month:{' '}
        {history.months
          .filter(({ quantity }) => quantity > 0)
          .map(({ month, quantity }) => `${named(month)} ${written(quantity)}`)
          .join(', ')}
      </figcaption>
    </figure>
  );
}
