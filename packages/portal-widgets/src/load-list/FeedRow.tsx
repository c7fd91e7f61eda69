import { Button, cx, IconButton, Menu, StatusIcon, type StatusIconProps } from '@portal/design-system';
import { Ellipsis } from '@portal/design-system/icons';
import type { FeedState, NewestLoad } from '@portal/domain/data';
import { loadMessages } from '../messages/loads.ts';
import { actsOf, type FeedAct } from './feed-acts.ts';
import * as css from './LoadList.css.ts';

const messages = loadMessages.feeds;
const { number, dash, channels } = loadMessages;

export interface FeedRowProps {
  readonly feed: FeedState;
  /** The feed that the list of loads is limited to. */
  readonly chosen: string | null;
  /** The load that buyers see. */
  readonly current: number | null;
  /** Columns of the table. */
  readonly columns: number;
  /** The age of a time: `2 minutes ago`. */
  readonly age: (time: string) => string;
  /** A time in the near future: `Tomorrow 6:00 am`. */
  readonly moment: (time: string) => string;
  readonly onAct: (act: FeedAct, feed: FeedState) => void;
}

function stateOf({ state, ending }: NewestLoad): Pick<StatusIconProps, 'kind' | 'tone'> & { readonly words: string } {
  if (state === 'reading') return { kind: 'loading', tone: 'info', words: loadMessages.states.reading };
  if (state === 'waiting') return { kind: 'alert', tone: 'warning', words: messages.waits };
  if (state === 'live') return { kind: 'disc', tone: 'positive', words: loadMessages.current };
  return { kind: 'exclamation', tone: 'critical', words: loadMessages.endings[ending ?? 'interrupted'] };
}

/** Whether the newest load was refused because of this feed's own file, which a note below the row explains. */
const hasReason = ({ feed, newest }: FeedState): boolean =>
  newest?.ending === 'refused' && newest.reason?.feed === feed;

function State({ feed, onAct }: Pick<FeedRowProps, 'feed' | 'onAct'>) {
  const { newest } = feed;
  if (newest === null) return null;
  const { kind, tone, words } = stateOf(newest);
  return (
    <span className={css.status}>
      <StatusIcon kind={kind} tone={tone ?? 'inherit'} />
      {words}
      {newest.state === 'live' || hasReason(feed) ? null : (
        <span className={css.aboveOpener}>
          <Button kind="text" size="s" onClick={() => onAct('open', feed)}>
            {messages.open(newest.load_id)}
          </Button>
        </span>
      )}
    </span>
  );
}

/** When the next file is expected, or what it depends on. */
function Next({ feed, moment }: Pick<FeedRowProps, 'feed' | 'moment'>) {
  const { newest, due } = feed;
  if (newest?.state === 'waiting') return messages.next.held;
  if (due?.is_late) {
    return (
      <span className={css.status}>
        <StatusIcon kind="alert" tone="warning" />
        {messages.next.late(moment(due.at))}
      </span>
    );
  }
  if (due) return moment(due.at);
  return newest === null ? dash : messages.next.unplanned[newest.channel];
}

/** Why the newest load of a feed was refused, and that its live rows stay. */
function Reason({ feed, columns, onAct }: Pick<FeedRowProps, 'feed' | 'columns' | 'onAct'>) {
  const { newest, rows } = feed;
  if (!newest?.reason || !hasReason(feed)) return null;
  const { file, line, column, value, message, remedy } = newest.reason;
  return (
    <tr className={cx(css.noteRow, css.criticalEdge)}>
      <td colSpan={columns} className={css.note}>
        <span className={css.noteText}>
          <b className={css.noteHead}>{messages.reason.place(file, line, column)}</b>{' '}
          {messages.reason.problem(value, message, remedy)} {messages.reason.stays(rows)}
        </span>
        <span className={css.noteActs}>
          <Button kind="text" size="s" onClick={() => onAct('errors', feed)}>
            {messages.reason.show(newest.errors)}
          </Button>
          <Button kind="text" size="s" onClick={() => onAct('download', feed)}>
            {messages.reason.download}
          </Button>
          {newest.can_load_again ? (
            <Button kind="text" size="s" onClick={() => onAct('again', feed)}>
              {messages.reason.again}
            </Button>
          ) : null}
        </span>
      </td>
    </tr>
  );
}

/** A feed: its live rows, what the newest load does to them, and when the next file comes. A refused load says why below it. */
export function FeedRow({ columns, ...props }: FeedRowProps) {
  const { feed: each, chosen, current, age, moment, onAct } = props;
  const { feed, title, rows, loaded, newest } = each;
  const isKnown = newest !== null && newest.errors === 0 && newest.state !== 'reading';
  const isExplained = hasReason(each);
  return (
    <>
      <tr
        className={cx(css.row, css.feedRow, isExplained && css.aboveNote, isExplained && css.criticalEdge)}
        data-open={feed === chosen || undefined}
      >
        <th scope="row" className={css.feedCell.feed}>
          <button
            type="button"
            className={css.opener}
            aria-pressed={feed === chosen}
            onClick={() => onAct('loads', each)}
          >
            {title}
          </button>
        </th>
        <td className={css.cell.from}>
          {newest === null ? dash : messages.from(channels[newest.channel], newest.file)}
        </td>
        <td className={css.feedCell.rows}>{number(rows)}</td>
        <td className={css.cell.started}>{loaded === null ? messages.never : age(loaded)}</td>
        <td className={css.cell.wideFigure}>
          {typeof newest?.milliseconds === 'number' ? loadMessages.took(newest.milliseconds) : dash}
        </td>
        {(['added', 'changed', 'gone'] as const).map((name) => (
          <td key={name} className={cx(css.cell.figure, !newest?.[name] && css.faint)}>
            {isKnown ? number(newest[name]) : dash}
          </td>
        ))}
        <td className={css.feedCell.state}>
          <State feed={each} onAct={onAct} />
        </td>
        <td className={css.feedCell.next}>
          <span className={css.smallOnly}>{messages.next.label} </span>
          <Next feed={each} moment={moment} />
        </td>
        <td className={css.feedCell.more}>
          <span className={css.aboveOpener}>
            <Menu
              align="end"
              trigger={<IconButton icon={Ellipsis} size="s" label={messages.more(title)} />}
              entries={actsOf(each, current).map((act) => ({
                key: act,
                label: messages.acts[act](newest?.load_id ?? 0, feed === chosen),
                ...(act === 'discard' || act === 'rollback' ? { tone: 'critical' as const } : {}),
                onSelect: () => onAct(act, each),
              }))}
            />
          </span>
        </td>
      </tr>
      <Reason feed={each} columns={columns} onAct={onAct} />
    </>
  );
}
