import { Button, type Description, DescriptionList, Heading, StatusIcon } from '@portal/design-system';
import { type MappedSample, withLeftOut } from '@portal/domain/data';
import { feedMappingMessages } from '../messages/feed-mapping.ts';
import * as css from './FeedMapping.css.ts';

const { result } = feedMappingMessages;
/** Values of a fault that are shown. */
const shownValues = 4;

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

type Fault = MappedSample['faults'][number];

interface MappingResultProps {
  readonly sample: MappedSample;
  readonly onMapping: (mapping: MappedSample['mapping']) => void;
}

/** The values of a fault if they are all known, so that its rows can be left out; an empty cell has none. */
function leavable({ rows, values }: Fault): readonly string[] | null {
  if (values.length === 0) return [''];
  const known = values.reduce((sum, each) => sum + each.rows, 0);
  return known === rows ? values.map(({ value }) => value) : null;
}

function LeaveOut({ fault, sample: { mapping }, onMapping }: MappingResultProps & { readonly fault: Fault }) {
  const values = leavable(fault);
  if (values === null) return null;
  return (
    <span>
      <Button kind="text" size="s" onClick={() => onMapping(withLeftOut(mapping, fault.column, values))}>
        {result.leaveOut(fault.rows)}
      </Button>
    </span>
  );
}

/** The values whose rows the mapping leaves out, each with a button to read these rows again. */
function LeftOut({ sample: { mapping }, onMapping }: MappingResultProps) {
  const fields = Object.entries(mapping.leave_out ?? {});
  if (fields.length === 0) return null;
  return (
    <ul className={css.problems}>
      {fields.map(([field, values]) => (
        <li key={field} className={css.problem}>
          <StatusIcon kind="dot" tone="faint" />
          <span className={css.words}>
            <span>{result.leftOutBy(field, values)}</span>
            <span>
              <Button kind="text" size="s" onClick={() => onMapping(withLeftOut(mapping, field, []))}>
                {result.readAgain}
              </Button>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The result for the whole file, and its problems. */
export function MappingResult({ sample, onMapping }: MappingResultProps) {
  const { count, left_out, wrong, faults, stopped } = sample;
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
            ...(left_out > 0 ? [numberOf(result.leftOut, left_out)] : []),
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
          {faults.map((fault) => (
            <li key={`${fault.column} ${fault.message}`} className={css.problem}>
              <StatusIcon kind="exclamation" tone="critical" />
              <span className={css.words}>
                <strong>{result.fault(fault.column, fault.message)}</strong>
                {fault.values.length > 0 ? (
                  <span>{result.values(fault.values.slice(0, shownValues).map(({ value }) => value))}</span>
                ) : null}
                <span className={css.faint}>{result.where(fault.rows, fault.line)}</span>
                <span className={css.faint}>{fault.remedy}</span>
                <LeaveOut fault={fault} sample={sample} onMapping={onMapping} />
              </span>
            </li>
          ))}
        </ul>
        <LeftOut sample={sample} onMapping={onMapping} />
      </section>
    </>
  );
}
