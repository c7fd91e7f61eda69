import { useAddingToOrder } from '@portal/portal-client/react';
import { BuyingPanel } from './BuyingPanel.tsx';
import { PartBody, type PartBodyProps } from './PartBody.tsx';

export interface BuyerPartProps extends Pick<PartBodyProps, 'information' | 'context'> {
  readonly accode: string;
}

/** NAV-02: a part for users who may buy: price, stock and Add beside it, and Add in its tabs (PART-02). */
export function BuyerPart({ information, context, accode }: BuyerPartProps) {
  const adding = useAddingToOrder();
  const { stock_code, facts } = information;
  const { onAdd } = adding.adding ?? {};
  return (
    <PartBody
      information={information}
      context={context}
      accode={accode}
      {...(onAdd ? { onAdd: (code: string, quantity = 1) => void onAdd(code, String(quantity)) } : {})}
      buying={facts && <BuyingPanel stock_code={stock_code} facts={facts} accode={accode} adding={adding} />}
    />
  );
}
