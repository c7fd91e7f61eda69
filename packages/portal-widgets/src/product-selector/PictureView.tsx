import { Button } from '@portal/design-system';
import { Fragment, useState } from 'react';
import { Marked } from '../internal/Marked.tsx';
import { productSelectorMessages as messages } from '../messages/product-selector.tsx';
import * as css from './PictureView.css.ts';
import type { ProductSelectorProps } from './ProductSelector.props.ts';
import {
  AddButton,
  Added,
  CompareBox,
  descriptionOf,
  priceOf,
  QuantityField,
  stockOf,
  useQuantity,
} from './part-cells.tsx';
import { useSelector } from './selector-context.ts';
import { usePart } from './use-part.ts';

/** Pictures shown at once; more are added on request, as pictures take longer to scan than rows. */
const atOnce = 48;

interface PictureProps {
  readonly stock_code: string;
  readonly open: boolean;
  readonly onOpen: () => void;
}

function Picture({ stock_code, open, onOpen }: PictureProps) {
  const { adding, comparing, picture, priced, number } = useSelector();
  const { part, trade } = usePart(stock_code);
  const quantity = useQuantity(part, adding);
  if (!part) return null;
  return (
    <li className={css.card}>
      <div className={css.picture}>{picture(stock_code)}</div>
      <h3 className={css.code}>
        <button type="button" aria-expanded={open} className={css.open} onClick={onOpen}>
          <Marked text={part.stock_code} ranges={part.codeRanges} />
        </button>
      </h3>
      <p className={css.words}>{descriptionOf(part)}</p>
      <div className={css.facts}>
        {priced ? (
          <>
            <span className={css.stock}>{stockOf(trade, number)}</span>
            <span className={css.price}>{priceOf(trade)}</span>
          </>
        ) : (
          <span className={css.quiet}>{messages.row.pack(number(part.pack_quantity))}</span>
        )}
      </div>
      {quantity.added ? (
        <div className={css.added}>
          <Added {...quantity.added} returned={quantity.returned} />
        </div>
      ) : adding ? (
        <div className={css.adding}>
          <QuantityField stock_code={stock_code} quantity={quantity} />
          <AddButton stock_code={stock_code} quantity={quantity} adding={adding} />
        </div>
      ) : null}
      {comparing ? <CompareBox stock_code={stock_code} comparing={comparing} /> : null}
    </li>
  );
}

export interface PictureViewProps
  extends Pick<ProductSelectorProps, 'codes' | 'openPart' | 'onOpenPart' | 'panel' | 'empty'> {}

/** The results as pictures; the panel of a part opens below its picture across the full width. */
export function PictureView({ codes, openPart, onOpenPart, panel, empty }: PictureViewProps) {
  const { number } = useSelector();
  const [shown, setShown] = useState({ of: codes, count: atOnce });
  const count = shown.of === codes ? shown.count : atOnce;
  if (codes.length === 0) return empty;
  return (
    <div className={css.scroll}>
      <ul className={css.cards} aria-label={messages.list}>
        {codes.slice(0, count).map((code) => (
          <Fragment key={code}>
            <Picture
              stock_code={code}
              open={code === openPart}
              onOpen={() => onOpenPart(code === openPart ? null : code)}
            />
            {code === openPart ? <li className={css.panel}>{panel(code)}</li> : null}
          </Fragment>
        ))}
      </ul>
      {codes.length > count ? (
        <div className={css.more}>
          <Button onClick={() => setShown({ of: codes, count: count + atOnce })}>
            {messages.showMore(number(Math.min(atOnce, codes.length - count)), number(codes.length))}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
