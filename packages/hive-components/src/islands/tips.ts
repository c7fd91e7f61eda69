import { all, on, part, parts } from './dom.ts';
import type { StartIsland } from './islands.ts';

const key = 'portal-tips-put-away';

/** Ids of the tips that this reader dismissed; empty if storage is unavailable. */
function readAway(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function writeAway(ids: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids.slice(-500)));
  } catch {
    // Without storage the tips appear again next time.
  }
}

/** TIP-01: tips can be dismissed permanently on this device; the next one takes the place. One button restores all. */
export const start: StartIsland = (element) => {
  const tips = parts(element, 'tip');
  const again = part(element, 'again');
  const most = Number(element.dataset.most) || tips.length;
  let away = new Set(readAway());
  const idOf = (tip: HTMLElement) => tip.dataset.tip ?? '';
  const show = () => {
    let shown = 0;
    for (const tip of tips) {
      const waits = away.has(idOf(tip)) || shown >= most;
      tip.toggleAttribute('data-waits', waits);
      if (!waits) shown += 1;
    }
    again?.toggleAttribute('data-waits', !tips.some((tip) => away.has(idOf(tip))));
  };
  const putAway = (tip: HTMLElement) => {
    const index = tips.indexOf(tip);
    away.add(idOf(tip));
    writeAway([...away]);
    show();
    // Keeps keyboard focus in the same place.
    const next = [...tips.slice(index), ...tips].find((each) => !each.hasAttribute('data-waits'));
    (next?.querySelector('button') ?? again)?.focus();
  };
  const bringBack = () => {
    const own = new Set(tips.map(idOf));
    away = new Set([...away].filter((id) => !own.has(id)));
    writeAway([...away]);
    show();
    tips[0]?.querySelector('button')?.focus();
  };
  show();
  return all(
    ...tips.map((tip) => {
      const button = tip.querySelector('button');
      return button ? on(button, 'click', () => putAway(tip)) : () => {};
    }),
    again ? on(again, 'click', bringBack) : () => {},
  );
};
