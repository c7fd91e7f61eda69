import { useCall } from '@portal/portal-client/react';
import { StoreFinder } from '@portal/portal-widgets';
import { useState } from 'react';

export interface StoresProps {
  /** Keeps only stores that sell this category. */
  readonly stock_code?: string;
  readonly needle: string;
  readonly onNeedle: (needle: string) => void;
}

/** WTB-01: stores by place and by what they sell. */
export function Stores({ stock_code, needle, onNeedle }: StoresProps) {
  const [category, setCategory] = useState('');
  const request = {
    ...(needle === '' ? {} : { place: needle }),
    ...(category === '' ? {} : { category }),
    ...(stock_code === undefined ? {} : { stock_code }),
  };
  const { data, error, reload } = useCall('get-wtb-list', request, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
  const categories = useCall('get-category-list', {}, { immutable: true }).data?.categories ?? [];
  return (
    <StoreFinder
      stores={data?.stores ?? null}
      place={data?.place ?? null}
      places={data?.places ?? []}
      categories={stock_code === undefined ? categories : []}
      failed={error !== null}
      needle={needle}
      category={category}
      onSearch={(text, kind) => {
        setCategory(kind);
        if (text !== needle) onNeedle(text);
      }}
      onRetry={reload}
    />
  );
}

/** The tab Where To Buy. The place stays while the panel is open. */
export function StoresTab({ stock_code }: { readonly stock_code: string }) {
  const [needle, setNeedle] = useState('');
  return <Stores stock_code={stock_code} needle={needle} onNeedle={setNeedle} />;
}
