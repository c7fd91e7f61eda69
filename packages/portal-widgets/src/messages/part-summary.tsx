import type { ReactNode } from 'react';

export const partSummaryMessages = {
  search: 'Search',
  pack: 'Pack',
  packOf: (pieces: string, code: string) => `${pieces} (${code})`,
  discontinued: 'Discontinued',
  supersededBy: (link: ReactNode) => <>Superseded by {link}</>,
  orders: 'Go to your orders',
  signIn: 'Sign in for price and stock',
  similar: 'Find similar parts',
};
