import type { ProductInformation } from '@portal/domain/catalogue';
import { getProductInformation } from '@portal/domain/contract';
import useSWRImmutable from 'swr/immutable';
import { usePortal } from '../../../portal/portal.ts';
import type { SearchState } from './use-search.ts';

/** How many parts are looked at for their certificates. */
const looked = 50;

export interface Certified {
  readonly stock_code: string;
  readonly description: string;
  readonly certificates: number;
}

const countOf = (part: ProductInformation): number => part.tabs.find((tab) => tab.ref === 'certificates')?.count ?? 0;

/** Of the parts that were found, those that have test certificates. */
export function useCertified(search: SearchState) {
  const { transport } = usePortal();
  const hits = search.state === 'ready' ? search.hits.slice(0, looked) : null;
  return useSWRImmutable<readonly Certified[]>(
    hits ? ['certificates', ...hits.map((hit) => hit.stock_code)] : null,
    async () => {
      if (!hits || hits.length === 0) return [];
      const cart_lines = hits.map(({ stock_code }) => ({ stock_code }));
      const answer = await transport.callOrFalse(getProductInformation, { cart_lines });
      if (answer === false) throw new Error('The certificates did not arrive.');
      const counts = new Map(answer.cart_lines.map((part) => [part.stock_code, countOf(part)]));
      return hits.flatMap(({ stock_code, description }) => {
        const certificates = counts.get(stock_code) ?? 0;
        return certificates > 0 ? [{ stock_code, description, certificates }] : [];
      });
    },
  );
}
