import { createContext, useContext } from 'react';
import type { ProductSelectorProps } from './ProductSelector.props.ts';

/** What rows need that is the same for all of them. */
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
