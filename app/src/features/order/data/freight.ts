import type { DecimalText } from '@portal/domain/money';
import type { FreightOffer } from '@portal/domain/price';
import { usePortal } from '@portal/portal-client/react';
import useSWR from 'swr';

interface Load {
  readonly accode: string;
  readonly warehouse: string;
  /** kg */
  readonly weight_kg: DecimalText;
  /** AUD ex GST */
  readonly goods: DecimalText;
  /** Empty: the account's own place. */
  readonly postcode: string;
}

/** DLV-01: what each way of delivery is charged for a load to a place. */
export function useFreight({ postcode, ...load }: Load) {
  const { transport } = usePortal();
  return useSWR<readonly FreightOffer[]>(['calc-freight', postcode, ...Object.values(load)], async () => {
    const answer = await transport.callOrFalse('calc-freight', {
      ...load,
      ...(postcode === '' ? {} : { postcode }),
    });
    if (answer === false) throw new Error('The freight could not be reckoned.');
    return answer.options;
  });
}
