import { Button } from '@portal/design-system';
import { mostCompared } from '@portal/domain/catalogue';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import * as css from './ProductSelector.css.ts';
import type { SelectorComparing } from './ProductSelector.props.ts';

const messages = productSelectorMessages.compare;

/** PART-11: the parts chosen for comparison; shown while there are any. */
export function CompareBar({ chosen, onClear, onCompare }: SelectorComparing) {
  if (chosen.length === 0) return null;
  const few = chosen.length < 2;
  return (
    <section aria-label={messages.label} className={css.compare}>
      <span className={css.compareWords}>
        {messages.chosen(<b>{messages.count(chosen.length, mostCompared)}</b>, chosen.join(', '))}
      </span>
      <Button kind="text" onClick={onClear}>
        {messages.clear}
      </Button>
      <Button kind="filled" reason={few ? messages.oneMore : undefined} onClick={onCompare}>
        {messages.open}
      </Button>
    </section>
  );
}
