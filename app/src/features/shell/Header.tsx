import type { SearchHit } from '@portal/domain/catalogue';
import { overlay, useIsConnected, usePortal, useSession, useStore } from '@portal/portal-client/react';
import { type SearchCategory, SiteHeader } from '@portal/portal-widgets';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { shellMessages } from '../../messages/shell.ts';
import { actionsOf, personOf } from './person.ts';

const hits = 8;
/** The current order; reserves the space of its total while it loads. */
const ofOrder = /^\/orders\/\w+-\d{6}$/;
const addresses: Readonly<Record<SearchCategory, string>> = {
  prodsearch: '/search',
  wtb: '/wherebuy',
  certificates: '/testcert',
};

/** The header, connected to the stock list, the session and the router (SRCH-01, SRCH-02). */
export function Header() {
  const { catalogue, session, glance, log, page } = usePortal();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const state = useSession();
  const connected = useIsConnected();
  const cart = useStore(glance);
  const { parts } = useStore({ get: () => catalogue.getStatus(), subscribe: (each) => catalogue.subscribe(each) });
  const [category, setCategory] = useState<SearchCategory>('prodsearch');

  const search = useCallback(
    async (text: string): Promise<readonly SearchHit[]> => {
      const isReady = catalogue.getStatus().state === 'ready' || (await catalogue.load());
      if (!isReady) throw new Error('The stock list could not be loaded');
      return (await catalogue.search(text, hits)) ?? [];
    },
    [catalogue],
  );
  const find = (text: string, within: SearchCategory) => {
    log('searchClick', 'new search click', text);
    const needle = text.trim();
    navigate(needle === '' ? addresses[within] : `${addresses[within]}/${encodeURIComponent(needle)}`);
  };

  return (
    <SiteHeader
      brand={config.name}
      logo={config.logo}
      homeHref="/home"
      partCount={parts || (page?.parts ?? 0)}
      person={personOf(state)}
      loginHref={state.status === 'signing_in' ? null : '/login'}
      sync={cart && cart.unsent > 0 ? shellMessages.header.unsent(cart.unsent) : null}
      connected={connected}
      cart={cart?.href ? cart : ofOrder.test(pathname) ? { href: pathname, total: '' } : null}
      category={category}
      accountActions={actionsOf(state)}
      search={search}
      onCategory={setCategory}
      onPick={(hit) => find(hit.stock_code, 'prodsearch')}
      onSearch={find}
      onCommands={() => overlay.set('palette')}
      onNavigate={(href) => navigate(href)}
      onAccount={(accode) => session.chooseAccount(accode)}
      onAccountAction={(id) => navigate(id)}
    />
  );
}
