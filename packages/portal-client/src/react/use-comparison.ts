import { compareParts, type ProductInformation } from '@portal/domain/catalogue';
import { commonScale, type DrawnPart } from '@portal/domain/drawing';
import { useMemo } from 'react';
import { useCall } from './use-call.ts';

/** Size in px of one drawing's field. */
export const field = { width: 200, height: 110 } as const;

const drawn = (part: ProductInformation): DrawnPart => ({
  image: part.facts?.image ?? '',
  size: part.facts?.size ?? '',
  dimensions: part.dimensions,
});

/** Returns parts side by side with their drawings at a common scale (PART-11). */
export function useComparison(codes: readonly string[]) {
  const request = codes.length === 0 ? null : { cart_lines: codes.map((stock_code) => ({ stock_code })) };
  const { data, error, reload } = useCall('get-product-information', request, {
    immutable: true,
    keepPreviousData: true,
  });
  return useMemo(() => {
    const products =
      (codes.length === 0 ? [] : data?.cart_lines)?.filter(({ stock_code }) => codes.includes(stock_code)) ?? null;
    const known = products?.filter(({ facts }) => facts !== null) ?? [];
    const parts = new Map(known.map((part) => [part.stock_code, drawn(part)]));
    return {
      comparison: products && compareParts(products),
      unknown: products?.filter(({ facts }) => facts === null).map(({ stock_code }) => stock_code) ?? [],
      failed: error !== null,
      retry: reload,
      parts,
      scale: parts.size === 0 ? 1 : commonScale([...parts.values()], { ...field, amount: 'none', labels: 'figures' }),
    };
  }, [codes, data, error, reload]);
}
