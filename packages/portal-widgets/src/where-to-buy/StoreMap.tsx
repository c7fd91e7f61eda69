import type { FoundPlace, Store } from '@portal/domain/catalogue';
import { type Coordinates, coasts, project, stateBorders, stateNames } from '@portal/domain/geography';
import { useMemo } from 'react';
import { whereToBuyMessages as messages } from '../messages/where-to-buy.ts';
import * as css from './StoreFinder.css.ts';

const round = (value: number) => Math.round(value);
const pathOf = (line: readonly Coordinates[], closed: boolean) =>
  line.map((place, i) => `${i === 0 ? 'M' : 'L'}${project(place).map(round).join(' ')}`).join('') + (closed ? 'Z' : '');

const land = coasts.map((coast) => pathOf(coast, true)).join('');
const inland = stateBorders.map((border) => pathOf(border, false)).join('');
/** All of Australia in kilometres of the projection, with room for the pins. */
const whole = { x: -2240, y: -1930, width: 4330, height: 3830 } as const;

/** Minimum distance in px between two numbered pins. */
const clear = 17;

/** The visible area: all stores, or the coast around the searched place, wide enough to be recognisable. */
function fieldOf(stores: readonly Store[], place: FoundPlace | null) {
  if (!place) return whole;
  const [px, py] = project(place);
  const near = stores.slice(0, 4).map((store) => {
    const [x, y] = project(store);
    return Math.hypot(x - px, y - py);
  });
  const half = Math.min(1900, Math.max(560, ...near.map((km) => km * 1.25)));
  const ratio = whole.height / whole.width;
  return { x: px - half / ratio, y: py - half, width: (2 * half) / ratio, height: 2 * half };
}

export interface StoreMapProps {
  readonly stores: readonly Store[];
  readonly place: FoundPlace | null;
  readonly current: string | null;
  readonly onCurrent: (store_code: string) => void;
}

/** WTB-01: stores on an outline map that is part of the page; no map service is contacted. The list beside it has the same content. */
export function StoreMap({ stores, place, current, onCurrent }: StoreMapProps) {
  const field = useMemo(() => fieldOf(stores, place), [stores, place]);
  const unit = field.width / 460;
  const spot = (at: Coordinates) => project(at);
  const here = place ? spot(place) : null;
  const numbered = useMemo(() => {
    const chosen: (readonly [x: number, y: number])[] = [];
    if (!place) return new Set<string>();
    const shown = stores.slice(0, 9).filter((store) => {
      const at = project(store);
      if (chosen.some(([x, y]) => Math.hypot(at[0] - x, at[1] - y) < clear * unit)) return false;
      chosen.push(at);
      return true;
    });
    return new Set(shown.map(({ store_code }) => store_code));
  }, [stores, place, unit]);
  /** Nearest last, so that it is drawn on top. */
  const drawn = stores.map((store, index) => ({ store, index })).reverse();
  return (
    <svg
      viewBox={`${field.x} ${field.y} ${field.width} ${field.height}`}
      role="img"
      aria-label={place ? messages.mapAround(stores.length, place.suburb) : messages.map(stores.length)}
      className={css.map}
    >
      <path d={land} className={css.land} />
      <path d={inland} className={css.border} />
      {stateNames.map(({ name, ...at }) => {
        const [x, y] = spot(at);
        return (
          <text key={name} x={x} y={y} textAnchor="middle" fontSize={11 * unit} className={css.stateName}>
            {name}
          </text>
        );
      })}
      {here ? (
        <g className={css.here}>
          <circle cx={here[0]} cy={here[1]} r={11 * unit} className={css.hereRing} />
          <circle cx={here[0]} cy={here[1]} r={3 * unit} className={css.hereDot} />
        </g>
      ) : null}
      {drawn.map(({ store, index }) => {
        const [x, y] = spot(store);
        const on = store.store_code === current;
        const hasNumber = numbered.has(store.store_code);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a pointer shortcut; keyboard users have the buttons in the list
          <g key={store.store_code} onClick={() => onCurrent(store.store_code)} className={css.pin}>
            <circle cx={x} cy={y} r={(hasNumber || on ? 8 : 3.5) * unit} className={on ? css.dotOn : css.dot} />
            {hasNumber ? (
              <text x={x} y={y + 3.6 * unit} textAnchor="middle" fontSize={10 * unit} className={css.number}>
                {index + 1}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
