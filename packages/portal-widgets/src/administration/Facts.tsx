import { DescriptionList } from '@portal/design-system';
import type { ReactNode } from 'react';

/** Names with their values, in as many columns as there is room for. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return <DescriptionList items={facts.map(([name, value]) => ({ name, value }))} />;
}
