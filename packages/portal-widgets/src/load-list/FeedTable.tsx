import { Button, cx, Mark, type MarkProps } from '@portal/design-system';
import type { FeedState, NewestLoad } from '@portal/domain/data';
import { useState } from 'react';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';
import { TableFrame, type TableFrameProps } from './TableFrame.tsx';

const messages = loadMessages.feeds;
const { columns } = messages;
const heads: TableFrameProps['heads'] = [
  [columns.feed, 'first'],
  [columns.from, 'wide'],
  [columns.rows, 'figure'],
  [columns.loaded, 'plain'],
  [columns.added, 'figure'],
  [columns.changed, 'figure'],
  [columns.gone, 'figure'],
  [columns.state, 'plain'],
];

export interface FeedTableProps {
  readonly feeds: readonly FeedState[];
  /** The feed that the list of loads is limited to. */
  readonly chosen: string | null;
  /** The age of a time: `2 minutes ago`. */
  readonly age: (time: string) => string;
  readonly onChoose: (feed: string | null) => void;
  readonly onOpen: (load: number) => void;
}

/** What changes during the day comes first. */
const first = ['prices', 'stock', 'contract-prices', 'parts', 'accounts', 'users'];
const placeOf = (feed: string) => (first.includes(feed) ? first.indexOf(feed) : first.length);

const needsAnswer = (load: NewestLoad | null): boolean => load !== null && load.state !== 'live';

function stateOf({ state, ending }: NewestLoad): Pick<MarkProps, 'kind' | 'tone'> & { readonly words: string } {
  if (state === 'reading') return { kind: 'loading', tone: 'info', words: loadMessages.states.reading };
  if (state === 'waiting') return { kind: 'alert', tone: 'warning', words: messages.waits };
  if (state === 'live') return { kind: 'disc', tone: 'positive', words: loadMessages.current };
  return { kind: 'exclamation', tone: 'critical', words: loadMessages.endings[ending ?? 'interrupted'] };
}

function State({ load, onOpen }: { readonly load: NewestLoad; readonly onOpen: (load: number) => void }) {
  const { kind, tone, words } = stateOf(load);
  return (
    <span className={css.status}>
      <Mark kind={kind} tone={tone ?? 'inherit'} />
      {words}
      {needsAnswer(load) ? (
        <span className={css.aboveOpener}>
          <Button kind="text" size="s" onClick={() => onOpen(load.load_id)}>
            {messages.open(load.load_id)}
          </Button>
        </span>
      ) : null}
    </span>
  );
}

function Row({
  feed: each,
  chosen,
  age,
  onChoose,
  onOpen,
}: Omit<FeedTableProps, 'feeds'> & { readonly feed: FeedState }) {
  const { feed, title, rows, loaded, newest } = each;
  const { number, dash, channels } = loadMessages;
  const isKnown = newest !== null && newest.errors === 0 && newest.state !== 'reading';
  return (
    <tr className={cx(css.row, css.feedRow)} data-open={feed === chosen || undefined}>
      <th scope="row" className={css.feedCell.feed}>
        <button
          type="button"
          className={css.opener}
          aria-pressed={feed === chosen}
          onClick={() => onChoose(feed === chosen ? null : feed)}
        >
          {title}
        </button>
      </th>
      <td className={css.cell.from}>{newest === null ? dash : messages.from(channels[newest.channel], newest.file)}</td>
      <td className={css.feedCell.rows}>{number(rows)}</td>
      <td className={css.cell.started}>{loaded === null ? messages.never : age(loaded)}</td>
      {(['added', 'changed', 'gone'] as const).map((name) => (
        <td key={name} className={cx(css.cell.figure, !newest?.[name] && css.faint)}>
          {isKnown ? number(newest[name]) : dash}
        </td>
      ))}
      <td className={css.feedCell.state}>{newest === null ? null : <State load={newest} onOpen={onOpen} />}</td>
    </tr>
  );
}

/**
 * The live data, feed by feed: rows, age, and what the newest load does to each. Pressing a feed limits the list of loads to it. Feeds that
 * seldom change are folded, unless one needs an answer.
 */
export function FeedTable({ feeds, ...props }: FeedTableProps) {
  const [showsAll, setShowsAll] = useState(false);
  const sorted = feeds.toSorted((a, b) => placeOf(a.feed) - placeOf(b.feed));
  const shown = showsAll
    ? sorted
    : sorted.filter(({ feed, newest }) => placeOf(feed) < first.length || feed === props.chosen || needsAnswer(newest));
  return (
    <>
      <TableFrame label={messages.label} heads={heads}>
        {shown.map((feed) => (
          <Row key={feed.feed} feed={feed} {...props} />
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
