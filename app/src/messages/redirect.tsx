import type { ReactNode } from 'react';

export const redirectMessages = {
  blocked: 'This link was blocked',
  blockedHint: (address: string) => `It leads to a site that is not on the portal’s list of allowed sites: ${address}`,
  leaving: 'You are leaving the portal',
  leavingHint: (host: ReactNode, address: string) => (
    <>
      The next page belongs to {host}. Its full address is {address}
    </>
  ),
  goTo: (host: string) => `Go to ${host}`,
};
