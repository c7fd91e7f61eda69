import { usePortal } from '@portal/portal-client/react';
import { useEffect } from 'react';

/**
 * The stock list is no part of the page builder, and is larger than all that it holds: it comes when somebody goes to the header, where
 * parts are looked for, and with whatever route comes next.
 */
export function useStockListLater(): void {
  const { catalogue } = usePortal();
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target as Element).closest('header')) return;
      document.removeEventListener('focusin', onFocus);
      if (catalogue.getStatus().parts === 0) void catalogue.load();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [catalogue]);
}
