import { Button, ErrorState, Select, Skeleton, TextField } from '@portal/design-system';
import { MapPin, Phone } from '@portal/design-system/icons';
import type { FoundPlace, Store, StoreCategory } from '@portal/domain/catalogue';
import { distanceText } from '@portal/domain/geography';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { whereToBuyMessages as messages } from '../messages/where-to-buy.ts';
import * as css from './StoreFinder.css.ts';
import { StoreMap } from './StoreMap.tsx';

export interface StoreFinderProps {
  /** Null while loading. */
  readonly stores: readonly Store[] | null;
  /** Origin of the distances, or null. */
  readonly place: FoundPlace | null;
  /** Other places that match the search. */
  readonly places: readonly FoundPlace[];
  readonly categories: readonly StoreCategory[];
  readonly failed?: boolean;
  /** The search text. */
  readonly needle: string;
  readonly category: string;
  readonly onSearch: (needle: string, category: string) => void;
  readonly onRetry: () => void;
}

const placeName = ({ suburb, state, postcode }: FoundPlace) => `${suburb} ${state} ${postcode}`;

function StoreRow({
  store,
  number,
  current,
  onCurrent,
}: {
  store: Store;
  number: number;
  current: boolean;
  onCurrent: () => void;
}) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (current) row.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const { name, address, suburb, state, postcode, phone, hours, distance_km } = store;
  return (
    <li ref={row} className={current ? css.rowOn : css.row} aria-current={current || undefined}>
      <span className={css.ordinal} aria-hidden="true">
        {distance_km === null ? <MapPin size={14} strokeWidth={2} /> : number}
      </span>
      <div className={css.words}>
        <button type="button" className={css.name} onClick={onCurrent}>
          {name}
        </button>
        <p>
          {address}, {suburb} {state} {postcode}
        </p>
        <p className={css.quiet}>{hours}</p>
      </div>
      <div className={css.end}>
        {distance_km === null ? null : <b className={css.distance}>{distanceText(distance_km)}</b>}
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={css.phone}>
          <Phone size={14} strokeWidth={2} aria-hidden="true" />
          {phone}
        </a>
      </div>
    </li>
  );
}

/** WTB-01: stores by place and by product range, as a list with distances and on a map. No sign-in needed. */
export function StoreFinder(props: StoreFinderProps) {
  const { stores, place, places, categories, failed, needle, category, onSearch, onRetry } = props;
  const [text, setText] = useState(needle);
  const [current, setCurrent] = useState<string | null>(null);
  // The address changed, for example by Back.
  useEffect(() => setText(needle), [needle]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim(), category);
  };
  const unknown = stores !== null && needle !== '' && place === null;
  return (
    <div className={css.finder}>
      <search>
        <form className={css.form} onSubmit={submit}>
          <TextField
            label={messages.place}
            value={text}
            onValueChange={setText}
            autoComplete="postal-code"
            error={unknown ? messages.unknownPlace(needle) : undefined}
          />
          <Select
            label={messages.range}
            value={category}
            options={[
              { value: '', label: messages.anyRange },
              ...categories.map((each) => ({
                value: each.category,
                label: messages.rangeOption(each.description, each.stores),
              })),
            ]}
            onValueChange={(next) => onSearch(text.trim(), next)}
          />
          <div className={css.submit}>
            <Button kind="filled" type="submit">
              {messages.find}
            </Button>
          </div>
        </form>
      </search>
      {places.length > 0 ? (
        <p className={css.others}>
          {place ? messages.otherPlaces : messages.didYouMean}
          {places.map((each) => (
            <Button key={placeName(each)} kind="text" size="s" onClick={() => onSearch(placeName(each), category)}>
              {placeName(each)}
            </Button>
          ))}
        </p>
      ) : null}
      {failed ? (
        <ErrorState title={messages.loadFailed} onRetry={onRetry} />
      ) : (
        <div className={css.columns}>
          <div>
            <p role="status" className={css.count}>
              {stores === null
                ? ''
                : place
                  ? messages.foundNear(stores.length, placeName(place))
                  : messages.found(stores.length)}
            </p>
            {stores === null ? (
              <div aria-busy="true" className={css.waiting}>
                <Skeleton width="full" />
                <Skeleton width="full" />
                <Skeleton width="full" />
              </div>
            ) : stores.length === 0 ? (
              <p className={css.quiet}>{messages.none}</p>
            ) : (
              <ol className={css.list}>
                {stores.map((store, index) => (
                  <StoreRow
                    key={store.store_code}
                    store={store}
                    number={index + 1}
                    current={store.store_code === current}
                    onCurrent={() => setCurrent(store.store_code)}
                  />
                ))}
              </ol>
            )}
          </div>
          <div className={css.mapField}>
            <StoreMap stores={stores ?? []} place={place} current={current} onCurrent={setCurrent} />
            <p className={css.note}>{messages.distances}</p>
          </div>
        </div>
      )}
    </div>
  );
}
