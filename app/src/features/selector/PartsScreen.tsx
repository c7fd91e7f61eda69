import { VisuallyHidden } from '@portal/design-system';
import { useAddingToOrder, useCatalogueStatus, useMedia, usePortal } from '@portal/portal-client/react';
import {
  emptyState,
  FirstResults,
  fromAddress,
  hasState,
  openPartIn,
  optionsFromAddress,
  type SelectorState,
  searchAddress,
  storedState,
  storeState,
  withOpenPart,
} from '@portal/portal-widgets';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { AddTo, OpenTarget } from '../../adding/AddTo.tsx';
import { partsMessages } from '../../messages/parts.ts';
import * as css from './Selector.css.ts';
import { Selector } from './Selector.tsx';

/** FILT-04: this page's filters, separate from those of the ordering pages. */
const page = 'search';

/** Delay in ms before typed text is written to the address; browsers limit how often it can change. */
const settled = 300;

/** Initial state of an address: its filters, otherwise its words, otherwise the stored state. */
const stateOf = (needle: string, query: string): SelectorState => {
  if (hasState(query)) return fromAddress(query);
  return needle === '' ? storedState(page) : { ...emptyState, text: needle };
};

function stop(timer: RefObject<ReturnType<typeof setTimeout> | undefined>): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}

/** NAV-05: the public selector. Its filters are in the address, so that it can be shared (FILT-04). */
export function PartsScreen() {
  const { needle = '' } = useParams();
  const { pathname, search } = useLocation();
  const { catalogue, page: served } = usePortal();
  const { state: catalogueState } = useCatalogueStatus();
  const ready = catalogueState === 'ready';
  const given = served?.found;
  const found = given?.text === needle && given.query === search.slice(1) ? given : null;
  const navigate = useNavigate();
  const { accode, adding, said, target, onTarget } = useAddingToOrder();
  const wide = useMedia('(min-width: 900px)');
  const [shown, setShown] = useState(() => stateOf(needle, search));
  const options = useMemo(() => optionsFromAddress(search), [search]);
  const address = pathname + search;
  const written = useRef(address);
  /** Set while typed words are not in the address yet. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => stop(timer), []);

  // Reads an address set elsewhere, such as by the header's search. Addresses written here are already shown.
  useEffect(() => {
    if (written.current === address) return;
    written.current = address;
    stop(timer);
    setShown(stateOf(needle, search));
  }, [address, needle, search]);

  const openPart = openPartIn(search);
  // Each opened part has its own address, so that Back closes it and a link shows it.
  const onOpenPart = (stock_code: string | null) => {
    let before = address;
    if (timer.current !== undefined) {
      // Back returns to the words, too.
      stop(timer);
      before = searchAddress(needle, shown, withOpenPart(search, null));
      navigate(before, { replace: true });
    }
    const [path = '', query = ''] = before.split('?');
    const opened = withOpenPart(query, stock_code);
    written.current = opened === '' ? path : `${path}?${opened}`;
    navigate(written.current, { replace: openPart !== null });
  };

  const onState = (state: SelectorState) => {
    storeState(state, page);
    setShown(state);
    stop(timer);
    const write = () => {
      timer.current = undefined;
      // Other words find other parts.
      const before = state.text === shown.text ? search : withOpenPart(search, null);
      const next = searchAddress(needle, state, before);
      written.current = next;
      navigate(next, { replace: true });
    };
    // A filter or another order of results is written at once: later, it would undo a link that was followed in the meantime.
    if (state.text === shown.text) write();
    else timer.current = setTimeout(write, settled);
  };
  // A server-rendered page does not load the stock list by itself.
  useEffect(() => {
    if (catalogueState === 'empty') void catalogue.load();
  }, [catalogue, catalogueState]);

  const words = shown.text || needle;

  return (
    <main className={wide ? css.pageFilling : css.page}>
      <VisuallyHidden>
        <h1>{words === '' ? partsMessages.title : partsMessages.titleFor(words)}</h1>
      </VisuallyHidden>
      {found && !ready && catalogueState !== 'failed' ? (
        <FirstResults {...found} />
      ) : (
        <Selector
          state={shown}
          onState={onState}
          openPart={openPart}
          onOpenPart={onOpenPart}
          options={options}
          place={{ accode: null, quote: null, warehouse: null }}
          adding={adding}
          said={said}
          addTo={
            adding ? (
              <>
                <AddTo accode={accode} target={target} onTarget={onTarget} look="bare" />
                <OpenTarget target={target} />
              </>
            ) : null
          }
          scroll={wide ? 'self' : 'page'}
          waiting={found && <FirstResults {...found} />}
        />
      )}
    </main>
  );
}
