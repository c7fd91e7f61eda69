import { Button, cx } from '@portal/design-system';
import type { FeedState } from '@portal/domain/data';
import { useState } from 'react';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';

const messages = loadMessages.facts;

export interface FeedFactsProps {
  readonly feeds: readonly FeedState[];
  /** The feed that the list of loads is limited to. */
  readonly chosen: string | null;
  /** The age of a time: `2 minutes ago`. */
  readonly age: (time: string) => string;
  readonly onChoose: (feed: string | null) => void;
}

/** What changes during the day comes first. */
const first = ['prices', 'stock', 'contract-prices', 'parts', 'accounts', 'users'];
const placeOf = (feed: string) => (first.includes(feed) ? first.indexOf(feed) : first.length);

/** How fresh the live data is, feed by feed. Pressing a feed limits the list of loads to it. */
export function FeedFacts({ feeds, chosen, age, onChoose }: FeedFactsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = feeds.toSorted((a, b) => placeOf(a.feed) - placeOf(b.feed));
  const shown = showsAll ? sorted : sorted.filter(({ feed }) => placeOf(feed) < first.length || feed === chosen);
  return (
    <fieldset className={cx(css.facts, showsAll && css.allFacts)}>
      <legend className={css.legend}>{messages.label}</legend>
      {shown.map(({ feed, title, rows, loaded }) => (
        <button
          key={feed}
          type="button"
          aria-pressed={feed === chosen}
          className={css.fact}
          onClick={() => onChoose(feed === chosen ? null : feed)}
        >
          <span>{title}</span>
          <span className={css.factAge}>{loaded === null ? messages.never : age(loaded)}</span>
          <span className={css.factRows}>{messages.rows(rows)}</span>
        </button>
      ))}
      {sorted.length > first.length ? (
        <span className={css.factEnd}>
          <Button kind="text" size="s" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? messages.showFewer : messages.showAll(sorted.length)}
          </Button>
        </span>
      ) : null}
    </fieldset>
  );
}
