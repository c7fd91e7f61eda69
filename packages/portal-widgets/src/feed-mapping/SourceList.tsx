import { Button, cx, StatusIcon } from '@portal/design-system';
import type { FeedSource } from '@portal/domain/data';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { feedMappingMessages } from '../messages/feed-mapping.ts';
import * as css from './FeedMapping.css.ts';

const messages = feedMappingMessages.sources;

export interface SourceListProps {
  readonly sources: readonly FeedSource[];
  /** Such as `3 hours ago`. */
  readonly when: (time: string) => string;
  readonly onChange: (source: FeedSource) => void;
  readonly onRemove: (source: FeedSource) => void;
}

/** The sources of the supplier's data: what their files hold, when the last one came, and whether the next one is late. */
export function SourceList({ sources, when, onChange, onRemove }: SourceListProps) {
  const { columns } = messages;
  return (
    <div className={table.scroll}>
      <table className={table.table} aria-label={messages.label}>
        <SmallHead
          className={css.sourceHead}
          words={[columns.name, columns.feed, columns.state, columns.last, columns.every]}
          figures={[columns.actions]}
        />
        <tbody>
          {sources.map((source) => (
            <tr key={source.name} className={css.sourceRow}>
              <th scope="row" className={cx(table.first, css.sourceCell)}>
                <span className={table.strong}>{source.name}</span>
              </th>
              <td className={cx(table.first, css.sourceCell)}>{source.title}</td>
              <td className={cx(table.first, css.sourceCell)}>
                {source.every_hours === null && source.daily_by === null ? (
                  messages.noState
                ) : (
                  <span className={css.status}>
                    <StatusIcon
                      kind={source.is_late ? 'alert' : 'tick'}
                      tone={source.is_late ? 'warning' : 'positive'}
                    />
                    {source.is_late ? messages.late : messages.onTime}
                  </span>
                )}
              </td>
              <td className={cx(table.first, css.sourceLine)}>
                {source.last_file === null || source.last_read === null
                  ? messages.never
                  : `${source.last_file}, ${when(source.last_read)}`}
              </td>
              <td className={cx(table.first, css.sourceLine)}>{messages.every(source.every_hours, source.daily_by)}</td>
              <td className={cx(table.cell, css.sourceActions)}>
                <span className={css.actions}>
                  <Button kind="text" aria-label={messages.changeLabel(source.name)} onClick={() => onChange(source)}>
                    {messages.change}
                  </Button>
                  <Button kind="text" aria-label={messages.removeLabel(source.name)} onClick={() => onRemove(source)}>
                    {messages.remove}
                  </Button>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
