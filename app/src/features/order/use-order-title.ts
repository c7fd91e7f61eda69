import type { CartHeader } from '@portal/portal-client';
import { useLocation } from 'react-router-dom';
import { useOnChange } from '../../navigation/use-on-change.ts';
import { orderTitle } from './order-title.ts';

/** NAV-13: sets the document title to the current order. */
export function useOrderTitle(header: CartHeader | null): void {
  const title = header && orderTitle(header);
  const { pathname } = useLocation();
  // Every navigation first sets the title of its route.
  useOnChange(`${pathname} ${title}`, () => {
    if (title !== null) document.title = title;
  });
}
