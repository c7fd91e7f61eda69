import { Badge, Button, Select, VisuallyHidden } from '@portal/design-system';
import { SlidersHorizontal } from '@portal/design-system/icons';
import type { SelectorSort, SelectorViewName } from '@portal/domain/catalogue';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import * as css from './ProductSelector.css.ts';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import { selectorSorts, selectorViews } from './selector-view.ts';

export interface ToolbarProps
  extends Pick<
    ProductSelectorProps,
    'addTo' | 'state' | 'codes' | 'nearCodes' | 'sort' | 'onSort' | 'view' | 'onView' | 'said' | 'showFilters'
  > {
  readonly chosen: number;
  readonly number: (count: number) => string;
  readonly onFilters: () => void;
}

const optionsOf = <Key extends string>(record: Readonly<Record<Key, string>>) =>
  (Object.keys(record) as Key[]).map((value) => ({ value, label: record[value] }));
const sorts = optionsOf<SelectorSort>(selectorSorts);
const views = optionsOf<SelectorViewName>(selectorViews);

/** Number of results, sort order and view, and the last message. */
export function Toolbar(props: ToolbarProps) {
  const { addTo, state, codes, nearCodes, sort, onSort, view, onView, said, showFilters, chosen, number, onFilters } =
    props;
  const count = state === 'ready' ? messages.parts(codes.length, number(codes.length)) : '';
  return (
    <div className={css.toolbar}>
      {showFilters ? (
        <span className={css.narrowOnly}>
          <Button icon={SlidersHorizontal} onClick={onFilters}>
            {messages.filters}
            <Badge count={chosen} label={messages.filtersChosen} />
          </Button>
        </span>
      ) : null}
      <p role="status" className={css.total}>
        {count}
      </p>
      {nearCodes.length > 0 && state === 'ready' ? (
        <p className={css.close}>{messages.comeClose(number(nearCodes.length))}</p>
      ) : null}
      <p className={css.said}>{said}</p>
      <VisuallyHidden live="polite">{said}</VisuallyHidden>
      <span className={css.choices}>
        {addTo}
        <Select look="bare" label={messages.sort} value={sort} options={sorts} onValueChange={onSort} />
        <Select look="bare" label={messages.view} value={view} options={views} onValueChange={onView} />
      </span>
    </div>
  );
}
