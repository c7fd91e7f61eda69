import { Button } from '@portal/design-system';
import { mostCompared } from '@portal/domain/catalogue';
import * as css from './ProductSelector.css.ts';
import type { SelectorComparing } from './ProductSelector.props.ts';

/** PART-11: the parts chosen for comparison; shown while there are any. */
export function CompareBar({ chosen, onClear, onCompare }: SelectorComparing) {
  if (chosen.length === 0) return null;
  const few = chosen.length < 2;
  return (
    <section aria-label="Compare" className={css.compare}>
      <span className={css.compareWords}>
        <b>
          {chosen.length} of {mostCompared}
        </b>{' '}
        to compare: {chosen.join(', ')}
      </span>
      <Button kind="text" onClick={onClear}>
        Clear
      </Button>
      <Button kind="filled" reason={few ? 'Choose one more part to compare.' : undefined} onClick={onCompare}>
        Compare
      </Button>
    </section>
  );
}
