import { Button } from '@portal/design-system';
import type { FeedState } from '@portal/domain/data';
import { useState } from 'react';
import { loadMessages } from '../messages/loads.ts';
import { FeedRow, type FeedRowProps } from './FeedRow.tsx';
import { currentLoad } from './feed-acts.ts';
import * as css from './LoadList.css.ts';
import { TableFrame, type TableFrameProps } from './TableFrame.tsx';

const messages = loadMessages.feeds;
const { columns } = messages;
const heads: TableFrameProps['heads'] = [
  [columns.feed, 'first'],
  [columns.from, 'wide'],
  [columns.rows, 'figure'],
  [columns.loaded, 'plain'],
  [columns.took, 'wideFigure'],
  [columns.added, 'figure'],
  [columns.changed, 'figure'],
  [columns.gone, 'figure'],
  [columns.state, 'plain'],
  [columns.next, 'plain'],
  [columns.more, 'hidden'],
];

export interface FeedTableProps extends Pick<FeedRowProps, 'chosen' | 'age' | 'moment' | 'onAct'> {
  readonly feeds: readonly FeedState[];
}

/** Feeds that change during the day come first. */
const first = ['prices', 'stock', 'contract-prices', 'parts', 'accounts', 'users'];
const placeOf = (feed: string) => (first.includes(feed) ? first.indexOf(feed) : first.length);

/** Whether the row needs a notice: the newest load is not live, or the next file is late. */
const needsAttention = ({ newest, due }: FeedState): boolean =>
  (newest !== null && newest.state !== 'live') || due?.is_late === true;

/**
 * The live data, feed by feed: rows, age, what the newest load does to each, and the next file. Pressing a feed limits the list of loads to
 * it. Feeds that seldom change are folded, unless one needs attention.
 */
export function FeedTable({ feeds, ...props }: FeedTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = feeds.toSorted((a, b) => placeOf(a.feed) - placeOf(b.feed));
  const shown = showsAll
    ? sorted
    : sorted.filter((each) => placeOf(each.feed) < first.length || each.feed === props.chosen || needsAttention(each));
  return (
    <>
      <TableFrame label={messages.label} heads={heads}>
        {shown.map((feed) => (
          <FeedRow key={feed.feed} feed={feed} current={currentLoad(feeds)} columns={heads.length} {...props} />
        ))}
      </TableFrame>
      {shown.length < sorted.length || showsAll ? (
        <p className={css.foot}>
          <Button kind="text" size="s" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? messages.showFewer : messages.showAll(sorted.length)}
          </Button>
        </p>
      ) : null}
    </>
  );
}
