import { Banner } from '@portal/design-system';
import { dropUnknown, type NearGroup, type SelectorOptions, type SetPart } from '@portal/domain/catalogue';
import {
  lazyComponent,
  useCatalogueStatus,
  useCompared,
  useFilterRoots,
  useFormat,
  usePortal,
  useSearchResults,
  useSizesByMeasure,
} from '@portal/portal-client/react';
import {
  chipsOf,
  choose,
  cleared,
  createPartSource,
  groupsOf,
  NoResults,
  ProductSelector,
  type SelectorAdding,
  type SelectorState,
  sortCodes,
  statedBy,
  useAmounts,
} from '@portal/portal-widgets';
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSpacing } from '../../look/use-look.ts';
import { selectorMessages } from '../../messages/selector.ts';
import { type TradePlace, useRowPrices } from './data/use-row-prices.ts';
import { FamilyPicture, PartPicture } from './PartPicture.tsx';
import { SelectedPart } from './SelectedPart.tsx';
import { SetOfResults } from './SetOfResults.tsx';

const CompareDialog = lazyComponent(async () => (await import('./CompareDialog.tsx')).CompareDialog);
const pictureOf = (code: string) => <PartPicture stock_code={code} />;
const nothing = { stock_codes: [], hits: new Map(), filtered: null, near: [], reading: null } as const;
const noSet: readonly SetPart[] = [];
const noGroups: readonly NearGroup[] = [];

export interface SelectorProps {
  state: SelectorState;
  onState: (state: SelectorState) => void;
  /** The part that is open in the results, where the page's address has it. */
  openPart?: string | null;
  onOpenPart?: (stock_code: string | null) => void;
  options: SelectorOptions;
  place: TradePlace;
  adding: SelectorAdding | null;
  /** The last result of adding. */
  said: string;
  scroll: 'self' | 'page';
  /** Choice of the order that parts are added to, if there is one. */
  addTo?: ReactNode;
  /** Focuses the search bar at the start. */
  focusAtStart?: boolean;
  /** Results known before the stock list has loaded. They show until then, so that the selector appears complete and nothing moves. */
  waiting?: ReactNode;
}

/** The product selector, connected to the local stock list and the account's prices. */
export function Selector({
  state,
  onState,
  openPart: openInAddress,
  onOpenPart,
  options,
  place,
  adding,
  said,
  addTo,
  scroll,
  focusAtStart,
  waiting,
}: SelectorProps) {
  const { catalogue, log } = usePortal();
  const format = useFormat();
  const spacing = useSpacing();
  const status = useCatalogueStatus();
  const { data, error, mutate } = useFilterRoots();
  // Deferred, because there are many rows.
  const roots = useDeferredValue(data);
  const [measures, setMeasures] = useSizesByMeasure();
  const { chosen, set, toggle } = useCompared();
  const [comparing, setComparing] = useState(false);
  const [openHere, setOpenHere] = useState<string | null>(null);
  const [openPart, setOpenPart] = onOpenPart ? [openInAddress ?? null, onOpenPart] : [openHere, setOpenHere];
  const prices = useRowPrices(place, format);
  const results = useSearchResults(state, error ? false : roots ? true : null, measures);
  const dropped = useDropped(state, onState, roots);

  const chips = chipsOf(roots ?? [], state);
  const { stock_codes, hits, filtered, near, reading } = results ?? nothing;
  const { amounts, note } = useAmounts(prices, stock_codes, state.sort);
  const codes = useMemo(
    () => sortCodes(stock_codes, state.sort, catalogue.facts, amounts),
    [stock_codes, state.sort, catalogue, amounts],
  );
  // Close matches are not results: filters and counts leave them out, and sorting does not apply to them.
  const close =
    state.sort === 'best' && Object.keys(state.chosen).length === 0 ? (reading?.near ?? noGroups) : noGroups;
  const matching = Object.keys(state.chosen).length === 0 ? (reading?.set ?? noSet) : noSet;
  const nearCodes = useMemo(() => close.flatMap((group) => group.stock_codes), [close]);
  const source = useMemo(
    () => createPartSource(catalogue.facts, hits, prices, close, statedBy(reading)),
    [catalogue, hits, prices, close, reading],
  );
  const groups = useMemo(() => groupsOf(roots ?? [], filtered, state.chosen), [roots, filtered, state.chosen]);

  // Memoised, because rows re-render with it.
  const toCompare = useMemo(
    () => ({ chosen, onToggle: toggle, onClear: () => set([]), onCompare: () => setComparing(true) }),
    [chosen, toggle, set],
  );

  if (waiting && !results && status.state !== 'failed') return <div aria-busy="true">{waiting}</div>;
  return (
    <>
      <ProductSelector
        {...options}
        text={state.text}
        chips={chips}
        onText={(text) => onState({ ...state, text })}
        onSubmit={() => log('searchClick', 'new search click', state.text)}
        reading={reading}
        onRemoveChip={(root) => onState(choose(state, root, []))}
        filters={{
          groups,
          state: error ? 'failed' : roots ? 'ready' : 'loading',
          measures: { on: measures, onChange: setMeasures },
          onChoose: (root, filters) => onState(choose(state, root, filters)),
          onClearAll: () => onState({ ...state, chosen: {} }),
          onRetry: () => void mutate(),
        }}
        filterPicture={(image, label) => <FamilyPicture image={image} label={label} />}
        state={status.state === 'failed' ? 'failed' : results ? 'ready' : 'loading'}
        codes={codes}
        nearCodes={nearCodes}
        source={source}
        sort={state.sort}
        onSort={(sort) => onState({ ...state, sort })}
        view={state.view}
        onView={(view) => onState({ ...state, view })}
        priced={prices !== null}
        picture={pictureOf}
        openPart={openPart}
        onOpenPart={setOpenPart}
        panel={(code) => (
          <SelectedPart stock_code={code} place={place} adding={adding} onClose={() => setOpenPart(null)} />
        )}
        adding={adding}
        addTo={addTo}
        comparing={toCompare}
        said={said || note}
        notice={dropped}
        set={
          matching.length > 0 ? (
            <SetOfResults
              key={matching.map(({ stock_code }) => stock_code).join()}
              set={matching}
              place={place}
              adding={adding}
            />
          ) : null
        }
        empty={
          <NoResults
            state={state}
            near={near}
            onText={(text) => onState({ ...state, text })}
            onClearFilters={() => onState({ ...state, chosen: {} })}
            onClearAll={() => onState(cleared(state))}
          />
        }
        spacing={spacing}
        format={format}
        scroll={scroll}
        focusAtStart={focusAtStart}
        onRetry={() => void catalogue.load()}
      />
      {comparing ? (
        <Suspense fallback={null}>
          <CompareDialog onClose={() => setComparing(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** FILT-04: names a filter that no longer exists, once, and drops it. */
function useDropped(
  state: SelectorState,
  onState: SelectorProps['onState'],
  roots: Parameters<typeof dropUnknown>[1] | undefined,
) {
  const [named, setNamed] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!roots) return;
    const { selection, dropped } = dropUnknown({ chosen: state.chosen }, roots);
    if (dropped.length === 0) return;
    setNamed(dropped.map(({ filter_root, filter }) => `${filter} (${filter_root})`));
    onState({ ...state, chosen: selection.chosen });
  }, [roots, state, onState]);
  if (named.length === 0) return null;
  return (
    <Banner tone="warning" role="status" title={selectorMessages.droppedFilters(named)} onDismiss={() => setNamed([])}>
      {selectorMessages.droppedFiltersHint(named.length)}
    </Banner>
  );
}
