import { Skeleton } from '@portal/design-system';
import { drawnPart } from '@portal/domain/drawing';
import { relativeTime } from '@portal/domain/format';
import { quantityRules } from '@portal/domain/line';
import { choosePrice, nextBreak, pricedOnly, priceLadder } from '@portal/domain/price';
import { accountOf, useCall, useFormat, useImageFailed, usePrices, useSession } from '@portal/portal-client/react';
import { adviceOf, PartImage, PriceAndAvailability, stockSentence, warehouseRows } from '@portal/portal-widgets';
import type { PartLine } from '../../lazy/part-view.ts';
import { partPanelMessages } from '../../messages/part-panel.ts';
import type { PartTabContentProps } from './PartTabContent.tsx';

type Figures = Pick<
  PartLine,
  'quantity' | 'pricing' | 'price_per' | 'entry' | 'nextBreak' | 'availability' | 'checkedAt'
>;

const nothing: Figures = {
  quantity: 0,
  pricing: null,
  price_per: 1,
  entry: null,
  nextBreak: null,
  availability: null,
  checkedAt: null,
};

/** From the line if it is the line's own part, otherwise from the price cache. */
function useFigures(props: PartTabContentProps): { figures: Figures; discount: string; retry: () => void } {
  const { viewing, stock_code, line, accode, quote, information, onRetry } = props;
  const discount = accountOf(useSession(), accode)?.web_discount ?? '0';
  const own = line !== undefined && viewing === stock_code;
  const { prices, refresh } = usePrices({ accode: own ? null : accode, quote }, [viewing]);
  if (own) return { figures: line, discount, retry: () => onRetry?.() };
  const cached = prices.get(viewing);
  if (!cached?.part) {
    const figures = cached?.state === 'failed' ? { ...nothing, pricing: [], availability: [] } : nothing;
    return { figures, discount, retry: refresh };
  }
  const { pricing, price_per, availability } = cached.part;
  const rules = quantityRules(information?.facts ?? null);
  const quantity = rules.minimum;
  const price = pricedOnly(choosePrice(pricing, price_per, quantity, discount));
  const figures: Figures = {
    quantity,
    pricing,
    price_per,
    entry: price?.entry ?? null,
    nextBreak: null,
    availability,
    checkedAt: cached.checkedAt,
  };
  return {
    figures: { ...figures, nextBreak: price ? nextBreak(pricing, price_per, quantity, discount, rules) : null },
    discount,
    retry: refresh,
  };
}

/** P & A: drawing, breaks, warehouses (LINE-09, LINE-15). */
export function PricesTab(props: PartTabContentProps) {
  const { viewing, stock_code, information, warehouse, onQuantity } = props;
  const { figures, discount, retry } = useFigures(props);
  const format = useFormat();
  const { data: warehouses } = useCall('warehouse/list', {}, { immutable: true });
  const names = new Map((warehouses ?? []).map((each) => [each.warehouse_code, each.name]));
  const onImageFailed = useImageFailed();
  const { quantity, pricing, price_per, availability, checkedAt } = figures;
  const rows = availability && warehouseRows(availability, warehouse?.code ?? '', names);
  const name = information?.facts?.description ?? viewing;
  const detail = (label: string) => information?.details.find((each) => each.label === label)?.value ?? '';
  const weight = detail('Weight each');
  const caption = [
    detail('Standard'),
    [information?.facts?.size, information?.facts?.length.replace(/ mm$/, '')].filter(Boolean).join(' × '),
    weight === '' ? '' : partPanelMessages.prices.weightEach(weight),
  ].filter((text) => text !== '');
  return (
    <PriceAndAvailability
      picture={
        information ? (
          <PartImage part={drawnPart(information)} name={name} size={300} height={150} zoom onFailed={onImageFailed} />
        ) : (
          <div aria-busy="true">
            <Skeleton width="full" />
          </div>
        )
      }
      caption={caption}
      price_per={price_per}
      priceAside={partPanelMessages.prices.aside}
      ladder={pricing && priceLadder(pricing, price_per, discount)}
      quantity={quantity}
      warehouses={rows}
      stockAside={checkedAt === null ? '' : relativeTime(new Date(checkedAt), new Date())}
      stockSentence={rows ? stockSentence(rows, quantity, format) : ''}
      // Prices of another part change nothing here.
      advice={viewing === stock_code && onQuantity ? adviceOf(figures.nextBreak, quantity, format) : null}
      format={format}
      onQuantity={(next) => onQuantity?.(next)}
      onRetry={retry}
    />
  );
}
