import { VisuallyHidden } from '@portal/design-system';
import { useCatalogueStatus, useMedia, usePortal } from '@portal/portal-client/react';
import {
  emptyState,
  FirstResults,
  fromAddress,
  hasState,
  optionsFromAddress,
  type SelectorState,
  searchAddress,
  storedState,
  storeState,
} from '@portal/portal-widgets';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { AddTo } from './AddTo.tsx';
import * as css from './Selector.css.ts';
import { Selector } from './Selector.tsx';
import { useAddingToOrder } from './use-adding-to-order.ts';

/** FILT-04: this page's own filters, apart from those of the ordering pages. */
const page = 'search';

/** ms after the last change until it is in the address: browsers refuse an address for every letter. */
const settled = 300;

/** What an address shows: its filters, else its words, else what the page was left with. */
const stateOf = (needle: string, query: string): SelectorState => {
  if (hasState(query)) return fromAddress(query);
  return needle === '' ? storedState(page) : { ...emptyState, text: needle };
};

/** NAV-05: the selector in public form. Its filters are in the address, so that it can be shared (FILT-04). */
export function PartsScreen() {
  const { needle = '' } = useParams();
  const { pathname, search } = useLocation();
  const { catalogue, page: served } = usePortal();
  const { state: catalogueState } = useCatalogueStatus();
  const ready = catalogueState === 'ready';
  const found = served?.found?.text === needle ? served.found.parts : null;
  const navigate = useNavigate();
  const { accode, adding, said, target, setTarget } = useAddingToOrder();
  const wide = useMedia('(min-width: 900px)');
  const [shown, setShown] = useState(() => stateOf(needle, search));
  const options = useMemo(() => optionsFromAddress(search), [search]);
  const address = pathname + search;
  const written = useRef(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // An address from elsewhere, such as the header's search: it is read anew. What was written here is what shows already.
  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    clearTimeout(timer.current);
    setShown(stateOf(needle, search));
  }, [address, needle, search]);

  const onState = (state: SelectorState) => {
    storeState(state, page);
    setShown(state);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = searchAddress(needle, state, search);
      written.current = next;
      navigate(next, { replace: true });
    }, settled);
  };
  // A page that the server rendered does not load the stock list by itself.
  useEffect(() => {
    if (catalogueState === 'empty') void catalogue.load();
  }, [catalogue, catalogueState]);

  const words = shown.text || needle;

  return (
    <main className={wide ? css.pageFilling : css.page}>
      <VisuallyHidden>
        <h1>{words === '' ? 'Find parts' : `Parts for “${words}”`}</h1>
      </VisuallyHidden>
      {found && !ready && catalogueState !== 'failed' ? (
        <FirstResults parts={found} />
      ) : (
        <Selector
          state={shown}
          onState={onState}
          options={options}
          place={{ accode: null, quote: null, warehouse: null }}
          adding={adding}
          said={said}
          addTo={adding ? <AddTo accode={accode} target={target} onTarget={setTarget} /> : null}
          scroll={wide ? 'self' : 'page'}
          waiting={found && <FirstResults parts={found} />}
        />
      )}
    </main>
  );
}
