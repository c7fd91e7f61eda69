import type { ProductInformation } from '@portal/domain/catalogue';
import { useEffect } from 'react';
import { config } from '../../config.ts';

/** NAV-13: the title of a part's page names the part, once it is known. */
export function usePartTitle(information: ProductInformation | null, stock_code: string): void {
  const description = information?.facts?.description;
  useEffect(() => {
    if (information === null) return;
    document.title = `${description ? `${stock_code} ${description}` : `No part ${stock_code}`} · ${config.name}`;
  }, [information, description, stock_code]);
}
