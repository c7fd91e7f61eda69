import { Banner, Heading } from '@portal/design-system';
import { fieldOf, type MappedSample } from '@portal/domain/data';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { feedMappingMessages } from '../messages/feed-mapping.ts';
import * as css from './FeedMapping.css.ts';

const { preview: messages, result } = feedMappingMessages;

/** The fields that the file fills, in the order of the feed. */
function filledFields({ mapping, feed_columns, columns }: MappedSample): readonly string[] {
  const fields = feed_columns.map(({ name }) => name);
  const filled = new Set([
    ...columns.map(({ name }) => fieldOf(mapping, fields, name)),
    ...Object.keys(mapping.constants),
  ]);
  return fields.filter((field) => filled.has(field));
}

/** The first rows of the file as the portal reads them, with errors at their cells. */
export function MappingPreview({ sample }: { sample: MappedSample }) {
  const { rows, count, stopped } = sample;
  const fields = filledFields(sample);
  return (
    <section className={css.stack} aria-label={messages.title}>
      <div className={css.head}>
        <Heading level={2} size="small">
          {messages.title}
        </Heading>
        <span className={css.faint}>{messages.facts(rows.length, count)}</span>
      </div>
      {stopped ? (
        <Banner role="alert" tone="critical" title={messages.stopped(stopped.line)}>
          {`${result.sentence(stopped.message)}. ${stopped.remedy}`}
        </Banner>
      ) : null}
      {rows.length === 0 ? (
        stopped ? null : (
          <p className={css.faint}>{messages.empty}</p>
        )
      ) : (
        <div className={table.scroll}>
          <table className={table.table} aria-label={messages.title}>
            <SmallHead words={[messages.line, messages.change, ...fields]} figures={[]} />
            <tbody>
              {rows.map(({ line, values, faults, change, before }) => (
                <tr key={line}>
                  <th scope="row" className={table.first}>
                    <span className={css.faint}>{line}</span>
                  </th>
                  <td className={table.first}>
                    <span className={change === 'same' ? css.faint : undefined}>
                      {change === null ? '' : messages.changes[change]}
                    </span>
                  </td>
                  {fields.map((field) => {
                    const fault = faults[field];
                    return (
                      <td key={field} className={table.first}>
                        {fault ? (
                          <span className={css.fault} title={`${result.sentence(fault.message)}. ${fault.remedy}`}>
                            {fault.value === '' ? '–' : fault.value}
                          </span>
                        ) : (
                          <>
                            {values[field]}
                            {change === 'changed' && before[field] !== undefined ? (
                              <span className={css.before}>{messages.before(before[field])}</span>
                            ) : null}
                          </>
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
