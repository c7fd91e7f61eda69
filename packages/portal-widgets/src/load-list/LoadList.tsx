import { Button, cx, EmptyState } from '@portal/design-system';
import type { LoadSummary } from '@portal/domain/data';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';
import { LoadStateIcon } from './LoadStateIcon.tsx';
import { TableFrame, type TableFrameProps } from './TableFrame.tsx';

const messages = loadMessages.list;
const { columns } = messages;
const heads: TableFrameProps['heads'] = [
  [columns.load, 'first'],
  [columns.feeds, 'plain'],
  [columns.from, 'wide'],
  [columns.started, 'plain'],
  [columns.took, 'wideFigure'],
  [columns.rows, 'figure'],
  [columns.added, 'figure'],
  [columns.changed, 'figure'],
  [columns.gone, 'figure'],
  [columns.state, 'plain'],
];

export interface LoadListProps {
  /** Newest first. */
  readonly loads: readonly LoadSummary[];
  /** The load whose detail is open. */
  readonly open: number | null;
  /** Whether the list is limited to one feed. */
  readonly isFiltered: boolean;
  readonly titleOf: (feed: string) => string;
  readonly when: (time: string) => string;
  readonly onOpen: (load: number | null) => void;
  /** Loads older ones; omitted when there are none. */
  readonly onOlder?: (() => void) | undefined;
  readonly isLoadingOlder?: boolean;
}

const mostNamed = 3;

function Figure({ of, isKnown, className }: { of: number; isKnown: boolean; className: string }) {
  return (
    <td className={cx(className, of === 0 && css.faint)}>{isKnown ? loadMessages.number(of) : loadMessages.dash}</td>
  );
}

function Row({ load, open, titleOf, when, onOpen }: Omit<LoadListProps, 'loads'> & { readonly load: LoadSummary }) {
  const { load_id, feeds, mode, state } = load;
  const isOpen = open === load_id;
  const isKnown = state !== 'reading' && load.errors === 0;
  const titles = feeds.map(titleOf);
  return (
    <tr className={cx(css.row, isOpen && css.openEdge)} data-open={isOpen || undefined}>
      <th scope="row" className={css.cell.load}>
        <button
          type="button"
          className={css.opener}
          aria-expanded={isOpen}
          aria-label={messages.open(load_id)}
          onClick={() => onOpen(isOpen ? null : load_id)}
        >
          {load_id}
        </button>
      </th>
      <td className={css.cell.feeds}>
        {titles.length === 0
          ? messages.unreadable
          : titles.length > mostNamed
            ? messages.moreFeeds(titles.length)
            : titles.join(', ')}
        {mode === 'delta' ? <span className={css.quiet}>{messages.delta}</span> : null}
      </td>
      <td className={css.cell.from}>{loadMessages.by(loadMessages.channels[load.channel], load.by)}</td>
      <td className={css.cell.started}>{when(load.started)}</td>
      <td className={css.cell.wideFigure}>
        {load.milliseconds === null ? loadMessages.dash : loadMessages.took(load.milliseconds)}
      </td>
      <Figure of={load.rows} isKnown className={css.cell.figure} />
      <Figure of={load.added} isKnown={isKnown} className={css.cell.figure} />
      <Figure of={load.changed} isKnown={isKnown} className={css.cell.figure} />
      <Figure of={load.gone} isKnown={isKnown} className={css.cell.figure} />
      <td className={css.cell.state}>
        <LoadStateIcon load={load} />
      </td>
    </tr>
  );
}

/** The loads of feed files. One is open at a time; its detail is shown below the whole list. */
export function LoadList(props: LoadListProps) {
  const { loads, isFiltered, onOlder, isLoadingOlder } = props;
  if (loads.length === 0) return <EmptyState title={isFiltered ? messages.emptyFeed : messages.empty} />;
  return (
    <>
      <TableFrame label={messages.label} heads={heads}>
        {loads.map((load) => (
          <Row key={load.load_id} load={load} {...props} />
        ))}
      </TableFrame>
      {onOlder ? (
        <p className={css.foot}>
          <Button kind="text" loading={isLoadingOlder ?? false} onClick={onOlder}>
            {messages.older}
          </Button>
        </p>
      ) : null}
    </>
  );
}
