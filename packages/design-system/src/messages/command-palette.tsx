import type { ReactNode } from 'react';

export const commandPaletteMessages = {
  placeholder: 'Type a command',
  recent: 'Recent',
  current: 'In use',
  goBack: 'Back',
  failed: 'The search failed. Type again to retry.',
  searching: 'Searching',
  nothing: 'Nothing found. Try other words.',
  first: (shown: number, total: string) => `First ${shown} of ${total}. Type to narrow them.`,
  results: (total: number, formatted: string) => `${formatted} ${total === 1 ? 'result' : 'results'}`,
  choose: (keys: ReactNode) => <>{keys} select</>,
  take: (key: ReactNode) => <>{key} open</>,
  leave: (key: ReactNode) => <>{key} close</>,
  back: (key: ReactNode) => <>{key} back</>,
};
