import { Button, ErrorState, Skeleton, Stack, type TableHandle, TooltipProvider } from '@portal/design-system';
import { Search } from '@portal/design-system/icons';
import { formatNumber } from '@portal/domain/format';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { FilterColumn } from '../filter-column/FilterColumn.tsx';
import { chosenOf } from '../filter-column/filter-rules.ts';
import { commonMessages } from '../messages/common.ts';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import { CompareBar } from './CompareBar.tsx';
import { PictureView } from './PictureView.tsx';
import * as css from './ProductSelector.css.ts';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import { ReadingLine } from './ReadingLine.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { SearchBar } from './SearchBar.tsx';
import { SelectorContext } from './selector-context.ts';
import { Toolbar } from './Toolbar.tsx';

const FilterDrawer = lazy(async () => ({ default: (await import('./FilterDrawer.tsx')).FilterDrawer }));

/**
 * Finds parts by text and by filters with counts; results as a table or pictures (SRCH, FILT, PART-02). The page decides which of its
 * parts show (FILT-05). It fetches nothing: requests are events, data arrives in props.
 */
export function ProductSelector(props: ProductSelectorProps) {
  const [open, setOpen] = useState(props.openAtStart);
  if (open) return <OpenSelector {...props} />;
  return (
    <Button icon={Search} aria-expanded={false} onClick={() => setOpen(true)}>
      {commonMessages.findParts}
    </Button>
  );
}

function OpenSelector(props: ProductSelectorProps) {
  const { showFilters, showSearchBar, filters, filterPicture, codes, source, scroll, notice } = props;
  const { adding, comparing, picture, priced, format } = props;
  // Null until first opened; the drawer is not loaded before.
  const [drawer, setDrawer] = useState<boolean | null>(null);
  const table = useRef<TableHandle>(null);
  const { number_format } = format;
  const number = useCallback((count: number) => formatNumber(count, number_format), [number_format]);
  const context = useMemo(
    () => ({ source, adding, comparing, picture, priced, number }),
    [source, adding, comparing, picture, priced, number],
  );
  const chosen = filters.groups.reduce((sum, group) => sum + chosenOf(group).length, 0);
  const column = <FilterColumn {...filters} number={number} picture={filterPicture} />;
  return (
    <SelectorContext value={context}>
      <TooltipProvider>
        <section aria-label={commonMessages.findParts} className={scroll === 'self' ? css.filling : css.flowing}>
          {showSearchBar ? (
            <div className={css.bar}>
              <SearchBar
                {...props}
                onDown={() => {
                  const first = codes[0];
                  if (first !== undefined) table.current?.focusRow(first, 'code');
                }}
              />
            </div>
          ) : null}
          {props.reading ? <ReadingLine reading={props.reading} /> : null}
          <div className={showFilters ? css.withColumn : css.body}>
            {showFilters ? (
              <section aria-label={messages.filters} className={css.column}>
                {column}
              </section>
            ) : null}
            <div className={css.results}>
              <Toolbar {...props} chosen={chosen} number={number} onFilters={() => setDrawer(true)} />
              {notice}
              {props.set}
              <Results {...props} table={table} />
            </div>
          </div>
          {comparing ? <CompareBar {...comparing} /> : null}
        </section>
        {drawer === null ? null : (
          <Suspense fallback={null}>
            <FilterDrawer
              found={messages.parts(codes.length, number(codes.length))}
              open={drawer}
              onOpenChange={setDrawer}
            >
              {column}
            </FilterDrawer>
          </Suspense>
        )}
      </TooltipProvider>
    </SelectorContext>
  );
}

type ResultsProps = ProductSelectorProps & { readonly table: React.RefObject<TableHandle | null> };

function Results(props: ResultsProps) {
  const { state, view, onRetry } = props;
  if (state === 'failed') return <ErrorState title={commonMessages.partsFailed} onRetry={onRetry} />;
  if (state === 'loading') {
    return (
      <div className={css.waiting} aria-busy="true">
        <Stack gap={5}>
          <Skeleton width="full" />
          <Skeleton width="full" />
          <Skeleton width="full" />
        </Stack>
      </div>
    );
  }
  return view === 'picture' ? <PictureView {...props} /> : <ResultsTable {...props} />;
}
