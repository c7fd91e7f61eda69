import { IconButton, type TabItem, Tabs } from '@portal/design-system';
import { X } from '@portal/design-system/icons';
import { useState } from 'react';
import { FactList } from './FactList.tsx';
import * as css from './PartPanel.css.ts';
import type { PartPanelProps } from './PartPanel.props.ts';
import { PriceBreaks } from './PriceBreaks.tsx';
import { WarehouseStock } from './WarehouseStock.tsx';

const labels = {
  price_and_availability: 'P & A',
  details: 'Details',
  packaging: 'Packaging',
  dimensions: 'Dimensions',
} as const;
type TabKey = keyof typeof labels;

/** What stands beneath an open line (LINE-10). Tabs with content only, by their references of PART-07. */
export function PartPanel(props: PartPanelProps) {
  const { stock_code, information, onClose } = props;
  const [tab, setTab] = useState<TabKey>('price_and_availability');
  const counts: Readonly<Record<TabKey, number | undefined>> = {
    price_and_availability: undefined,
    details: information && information.details.length === 0 ? 0 : undefined,
    packaging: information?.packaging.length ?? 0,
    dimensions: information?.dimensions.length ?? 0,
  };
  const items = (Object.keys(labels) as TabKey[])
    .filter((key) => information !== null || key === 'price_and_availability')
    .map((key): TabItem<TabKey> => {
      const count = counts[key];
      return count === undefined ? { key, label: labels[key] } : { key, label: labels[key], count };
    });
  const current = counts[tab] === 0 ? 'price_and_availability' : tab;
  return (
    <section aria-label={`${stock_code}, ${labels[current]}`} className={css.panel}>
      <Tabs
        look="line"
        label={`About ${stock_code}`}
        items={items}
        value={current}
        onValueChange={setTab}
        end={<IconButton icon={X} label="Close part panel" onClick={onClose} />}
      >
        <div className={css.body}>
          {current === 'price_and_availability' ? <PriceAndAvailability {...props} /> : null}
          {current === 'details' && information ? (
            <FactList facts={information.details} notes={information.stockNotes} />
          ) : null}
          {current === 'packaging' && information ? (
            <FactList
              facts={information.packaging.map(({ pack_code, quantity, weight_kg }) => ({
                label: pack_code,
                value: `${quantity} pieces, ${weight_kg} kg`,
              }))}
            />
          ) : null}
          {current === 'dimensions' && information ? (
            <FactList
              facts={information.dimensions.map(({ symbol, label, value }) => ({ label: `${label} ${symbol}`, value }))}
            />
          ) : null}
        </div>
      </Tabs>
    </section>
  );
}

/** Drawing, prices, stock: three columns. Until there is a drawing its column tells what the part is. */
function PriceAndAvailability(props: PartPanelProps) {
  const { information } = props;
  return (
    <div className={css.columns}>
      <div className={css.column}>
        <FactList facts={information?.details.slice(0, 6) ?? []} loading={information === null} />
      </div>
      <div className={css.column}>
        <PriceBreaks {...props} />
      </div>
      <div className={css.column}>
        <WarehouseStock {...props} />
      </div>
    </div>
  );
}
