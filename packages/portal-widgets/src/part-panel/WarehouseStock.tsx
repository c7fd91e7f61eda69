import { Icon, Skeleton } from '@portal/design-system';
import { Truck } from '@portal/design-system/icons';
import { dayAndMonth, formatNumber } from '@portal/domain/format';
import { partPanelMessages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';
import type { PriceAndAvailabilityProps, WarehouseRow } from './PartPanel.props.ts';

const messages = partPanelMessages.stock;

type WarehouseStockProps = Pick<PriceAndAvailabilityProps, 'warehouses' | 'stockAside' | 'stockSentence' | 'format'> & {
  readonly headingLevel?: 2 | 3;
};

function when({ availability, current }: WarehouseRow): string {
  const { available, next_date, days } = availability;
  if (available <= 0) return next_date ? dayAndMonth(next_date, new Date()) : messages.toOrder;
  if (current || days === 0) return messages.today;
  return messages.days(days);
}

/** LINE-15: stock in the tab's warehouse and in the others. Each bar has its number beside it, so it may be pale. */
export function WarehouseStock(props: WarehouseStockProps) {
  const { warehouses, stockAside, stockSentence, format, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  const most = Math.max(1, ...(warehouses ?? []).map(({ availability }) => availability.available));
  return (
    <>
      <Heading className={css.heading}>
        {messages.title}
        <span className={css.aside}>{stockAside}</span>
      </Heading>
      {warehouses === null ? (
        <div aria-busy="true" className={css.waiting}>
          <Skeleton width="full" />
          <Skeleton width="full" />
        </div>
      ) : warehouses.length === 0 ? (
        <p>{messages.unknown}</p>
      ) : (
        <table className={css.table}>
          <tbody>
            {warehouses.map((row) => {
              const { availability, name, current } = row;
              const { available, warehouse_code } = availability;
              const share = Math.max(available > 0 ? 6 : 0, (available / most) * 100);
              return (
                <tr
                  key={warehouse_code}
                  aria-current={current || undefined}
                  className={current ? css.currentRow : undefined}
                >
                  <th scope="row" className={current ? css.currentFirst : css.first}>
                    {name}
                  </th>
                  <td className={css.barCell}>
                    <svg width="60" height="6" aria-hidden="true">
                      {available > 0 ? (
                        <rect width={`${share}%`} height="6" rx="1" className={current ? css.bar : css.paleBar} />
                      ) : (
                        <rect x=".5" y=".5" width="5" height="5" className={css.noBar} />
                      )}
                    </svg>
                  </td>
                  <td className={available > 0 ? css.cell : css.quietCell}>
                    {available > 0 ? formatNumber(available, format.number_format) : messages.none}
                  </td>
                  <td className={current ? css.cell : css.quietCell}>{when(row)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {stockSentence === '' ? null : (
        <p className={css.hint}>
          <span className={css.hintIcon}>
            <Icon icon={Truck} size="s" />
          </span>
          <span>{stockSentence}</span>
        </p>
      )}
    </>
  );
}
