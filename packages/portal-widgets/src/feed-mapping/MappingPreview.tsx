import { Banner, type Description, DescriptionList, Heading, Mark } from '@portal/design-system';
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

const number = (value: number) => value.toLocaleString('en-AU');
const numberOf = (name: string, value: number, className = css.number): Description => ({
  name,
  value: <span className={className}>{number(value)}</span>,
});

/** What the file would change if it were loaded. */
function AgainstLive({
  difference: { added, changed, same, missing, live, compared },
  count,
}: {
  readonly difference: NonNullable<MappedSample['difference']>;
  readonly count: number;
}) {
  const isPart = missing === null && compared < count;
  return (
    <section className={css.stack} aria-label={result.live}>
      <div className={css.head}>
        <Heading level={2} size="small">
          {result.live}
        </Heading>
        <span className={css.faint}>{isPart ? result.first(compared) : result.liveRows(live)}</span>
      </div>
      <DescriptionList
        layout="ends"
        items={[
          numberOf(result.changed, changed),
          numberOf(result.added, added),
          numberOf(result.same, same),
          ...(missing === null ? [] : [numberOf(result.missing, missing)]),
        ]}
      />
      {missing ? <p className={css.faint}>{result.missingHint}</p> : null}
    </section>
  );
}

/** What became of the whole file, and what is wrong with it. */
export function MappingResult({ sample }: { sample: MappedSample }) {
  const { count, wrong, faults, stopped } = sample;
  return (
    <>
      <section className={css.stack} aria-label={result.title}>
        <div className={css.head}>
          <Heading level={2} size="small">
            {result.title}
          </Heading>
          <span className={css.faint}>{result.whole}</span>
        </div>
        <DescriptionList
          layout="ends"
          items={[
            numberOf(result.count, count),
            numberOf(result.wrong, wrong, wrong > 0 ? `${css.number} ${css.wrong}` : css.number),
            numberOf(result.read, count - wrong),
          ]}
        />
      </section>
      {sample.difference ? <AgainstLive difference={sample.difference} count={count} /> : null}
      <section className={css.stack} aria-label={result.problems}>
        <Heading level={2} size="small">
          {result.problems}
        </Heading>
        {faults.length === 0 && !stopped ? <p className={css.faint}>{result.noProblems}</p> : null}
        <ul className={css.problems}>
          {faults.map(({ column, message, remedy, rows, line, values }) => (
            <li key={`${column} ${message}`} className={css.problem}>
              <Mark kind="exclamation" tone="critical" />
              <span className={css.words}>
                <strong>{result.fault(column, message)}</strong>
                {values.length > 0 ? <span>{result.values(values.slice(0, 4).map(({ value }) => value))}</span> : null}
                <span className={css.faint}>{result.where(rows, line)}</span>
                <span className={css.faint}>{remedy}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
