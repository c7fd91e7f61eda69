import { Button } from '@portal/design-system';
import type { ChemicalFigures } from '@portal/domain/catalogue';
import { useFormat } from '@portal/portal-client/react';
import { ChemicalCalculator } from '@portal/portal-widgets';
import { chemicalVolumeMessages } from '../../messages/chemical-volume.ts';
import type { PartTabContentProps } from './PartTabContent.tsx';

/** CALC-01 as a tab: starts with the part's own values and adds cartridges to the order if the part is one. */
export function ChemicalTab(props: PartTabContentProps & { readonly start: ChemicalFigures | null }) {
  const { start, line, viewing, stock_code, onQuantity, onAdd } = props;
  const format = useFormat();
  const isCartridge = start?.cartridge_ml !== null && start !== null;
  const own = line !== undefined && viewing === stock_code;
  const order = (count: number) => {
    if (own && onQuantity) onQuantity(count);
    else onAdd?.(viewing, count);
  };
  const words = own ? chemicalVolumeMessages.ofPart.setQuantity : chemicalVolumeMessages.ofPart.add;
  return (
    <ChemicalCalculator
      start={start}
      format={format}
      {...(isCartridge && (onAdd || (own && onQuantity))
        ? {
            action: (count: number) => (
              <div>
                <Button onClick={() => order(count)}>{words(count)}</Button>
              </div>
            ),
          }
        : {})}
    />
  );
}
