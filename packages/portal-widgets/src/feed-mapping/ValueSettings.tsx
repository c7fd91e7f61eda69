import { Select, TextField } from '@portal/design-system';
import { type FeedColumn, type FeedMapping, type MappedSample, withFactor, withValue } from '@portal/domain/data';
import { useState } from 'react';
import { feedMappingMessages } from '../messages/feed-mapping.ts';
import * as css from './FeedMapping.css.ts';

const messages = feedMappingMessages.table;

interface ValueSettingsProps {
  readonly column: FeedColumn;
  readonly sample: MappedSample;
  readonly onMapping: (mapping: FeedMapping) => void;
}

/** How the values of one column are changed: numbers by a factor, others by what each of them means. */
export function ValueSettings({ column, sample, onMapping }: ValueSettingsProps) {
  return column.is_number ? (
    <Factor column={column} mapping={sample.mapping} onMapping={onMapping} />
  ) : (
    <Meanings column={column} sample={sample} onMapping={onMapping} />
  );
}

function Factor({
  column,
  mapping,
  onMapping,
}: { column: FeedColumn; mapping: FeedMapping } & Pick<ValueSettingsProps, 'onMapping'>) {
  const [typed, setTyped] = useState(() => String(mapping.multiply[column.name] ?? ''));
  const factor = Number(typed.replace(',', '.'));
  const isWrong = typed.trim() !== '' && !(factor > 0 && Number.isFinite(factor));
  return (
    <div className={css.setting}>
      <TextField
        label={messages.multiply(column.name)}
        hint={messages.multiplyHint}
        inputMode="decimal"
        value={typed}
        onValueChange={setTyped}
        error={isWrong ? messages.notAFactor : undefined}
        onBlur={() => {
          if (!isWrong) onMapping(withFactor(mapping, column.name, typed.trim() === '' ? null : factor));
        }}
      />
    </div>
  );
}

function Meanings({ column, sample, onMapping }: ValueSettingsProps) {
  const { name, choices } = column;
  const mapped = sample.mapping.values[name] ?? {};
  const unread = sample.faults.filter((fault) => fault.column === name).flatMap(({ values }) => values);
  const all = [...new Set([...Object.keys(mapped), ...unread.map(({ value }) => value)])];
  const options = [{ value: '', label: messages.noMeaning }, ...choices.map((value) => ({ value, label: value }))];
  if (all.length === 0) return <p className={css.faint}>{messages.none}</p>;
  return (
    <div className={css.stack}>
      <strong>{messages.values(name)}</strong>
      <div className={css.panelGrid}>
        {all.map((value) => (
          <div key={value} className={css.setting}>
            <Select
              label={messages.value(value)}
              value={mapped[value] ?? ''}
              options={options}
              onValueChange={(meaning) => onMapping(withValue(sample.mapping, name, value, meaning))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}
