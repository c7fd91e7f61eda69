import { createContext, useContext } from 'react';
import type { ProductSelectorProps } from './ProductSelector.props.ts';

/** Shared by all rows. */
export interface SelectorContextValue
  extends Pick<ProductSelectorProps, 'source' | 'adding' | 'comparing' | 'picture' | 'priced'> {
  readonly number: (count: number) => string;
}

export const SelectorContext = createContext<SelectorContextValue | null>(null);

export function useSelector(): SelectorContextValue {
  const value = useContext(SelectorContext);
  if (!value) throw new Error('A part stands outside a ProductSelector');
  return value;
}
