import { Button, Meter, Select, type SelectOption } from '@portal/design-system';
import { type FeedMapping, fieldOf, type MappedSample, type MappingProposal, withField } from '@portal/domain/data';
import { Fragment, useState } from 'react';
import * as small from '../internal/small-table.css.ts';
import { feedMappingMessages } from '../messages/feed-mapping.ts';
import * as css from './FeedMapping.css.ts';
import { ValueSettings } from './ValueSettings.tsx';

const messages = feedMappingMessages.table;
/** A proposal below this is shown as doubtful. */
const surePercent = 60;

export interface MappingTableProps {
  readonly sample: MappedSample;
  /** By name of the file's column. */
  readonly proposals: Readonly<Record<string, MappingProposal>>;
  readonly onMapping: (mapping: FeedMapping) => void;
}

/** Each column of a sample file: its values, the portal's field that it fills, and what that makes of them. */
export function MappingTable({ sample, proposals, onMapping }: MappingTableProps) {
  const { mapping, feed_columns } = sample;
  const [open, setOpen] = useState<string | null>(null);
  const fields = feed_columns.map(({ name }) => name);
  const options: readonly SelectOption<string>[] = [
    { value: '', label: messages.notImported },
    ...feed_columns.map(({ name, is_required }) => ({
      value: name,
      label: is_required ? messages.required(name) : name,
    })),
  ];
  const { columns } = messages;
  const [first] = sample.rows;
  return (
    <div className={small.scroll}>
      <table className={css.table} aria-label={messages.label}>
        <thead className={css.tableHead}>
          <tr>
            <th scope="col" className={small.firstHead}>
              {columns.name}
            </th>
            <th scope="col" className={small.firstHead}>
              {columns.row}
            </th>
            <th scope="col" className={small.firstHead}>
              {columns.field}
            </th>
            <th scope="col" className={`${small.firstHead} ${css.wideHead}`}>
              {columns.match}
            </th>
            <th scope="col" className={small.firstHead}>
              {columns.change}
            </th>
            <th scope="col" className={`${small.firstHead} ${css.wideHead}`}>
              {columns.becomes}
            </th>
          </tr>
        </thead>
        <tbody>
          {sample.columns.map(({ name, values }) => {
            const field = fieldOf(mapping, fields, name);
            const column = feed_columns.find((each) => each.name === field);
            const proposal = proposals[name]?.field === field ? proposals[name] : undefined;
            const changes = open === name ? messages.close : column ? changesOf(mapping, column.name) : '';
            const fault = field === null ? undefined : first?.faults[field];
            const [row1 = ''] = values;
            return (
              <Fragment key={name}>
                <tr className={css.row}>
                  <th scope="row" className={css.name}>
                    {name}
                  </th>
                  <td className={css.sample} title={row1}>
                    {row1}
                  </td>
                  <td className={css.field}>
                    <Select
                      label={messages.field(name)}
                      hideLabel
                      value={field ?? ''}
                      options={options}
                      onValueChange={(next) => onMapping(withField(mapping, fields, name, next === '' ? null : next))}
                    />
                  </td>
                  <td className={css.match}>
                    <Matched proposal={proposal} isFilled={field !== null} />
                  </td>
                  <td className={css.change}>
                    {column && (column.is_number || column.choices.length > 0) ? (
                      <Button
                        kind="text"
                        aria-label={messages.open(changes, name)}
                        aria-expanded={open === name}
                        onClick={() => setOpen(open === name ? null : name)}
                      >
                        {changes}
                      </Button>
                    ) : null}
                  </td>
                  <td className={css.becomes}>
                    {fault ? (
                      <span className={css.fault}>{fault.value}</span>
                    ) : field === null ? (
                      ''
                    ) : (
                      (first?.values[field] ?? '')
                    )}
                  </td>
                </tr>
                {proposal && proposal.percent < surePercent ? (
                  <tr>
                    <td colSpan={6} className={css.note}>{`${messages.reasons[proposal.reason]} ${messages.check}`}</td>
                  </tr>
                ) : null}
                {column && open === name ? (
                  <tr>
                    <td colSpan={6} className={css.panel}>
                      <ValueSettings column={column} sample={sample} onMapping={onMapping} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function changesOf({ multiply, values }: FeedMapping, field: string): string {
  const factor = multiply[field];
  const mapped = Object.keys(values[field] ?? {}).length;
  const words = [
    ...(factor === undefined ? [] : [messages.multiplied(factor)]),
    ...(mapped > 0 ? [messages.mapped(mapped)] : []),
  ];
  return words.length > 0 ? words.join(', ') : messages.change;
}

function Matched({ proposal, isFilled }: { proposal: MappingProposal | undefined; isFilled: boolean }) {
  if (!proposal) return isFilled ? <span className={css.faint}>{messages.byHand}</span> : null;
  const { percent, reason } = proposal;
  return (
    <span className={css.bar}>
      <Meter value={percent} max={100} label={messages.columns.match} text={messages.reasons[reason]} tone="chart" />
      <span className={percent < surePercent ? css.doubtful : css.faint}>{messages.percent(percent)}</span>
    </span>
  );
}
