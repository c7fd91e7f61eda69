import { Select, TextField } from '@portal/design-system';
import { type FeedMapping, fieldOf, type MappedSample, withConstant } from '@portal/domain/data';
import { useState } from 'react';
import { feedMappingMessages } from '../messages/feed-mapping.ts';
import * as css from './FeedMapping.css.ts';

const { formats: messages, constants } = feedMappingMessages;

const numberForms: readonly { readonly value: string; readonly decimal: '.' | ','; readonly thousands: string }[] = [
  { value: '1234.56', decimal: '.', thousands: '' },
  { value: '1,234.56', decimal: '.', thousands: ',' },
  { value: '1234,56', decimal: ',', thousands: '' },
  { value: '1.234,56', decimal: ',', thousands: '.' },
  { value: '1 234,56', decimal: ',', thousands: ' ' },
];
const dateForms = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MM-YYYY', 'YYYY/MM/DD', 'YYYYMMDD'];
/** Offered lines of the header. */
const lastHeaderLine = 20;
const usualHeaderLines = Array.from({ length: lastHeaderLine }, (_, place) => place + 1);
const delimiters = Object.entries(messages.delimiters).map(([value, label]) => ({ value, label }));
const encodings = Object.entries(messages.encodings).map(([value, label]) => ({ value, label }));
type Encoding = NonNullable<FeedMapping['encoding']>;

export interface MappingFormatsProps {
  readonly sample: MappedSample;
  /** Every feed with its title. */
  readonly feeds: readonly { readonly feed: string; readonly title: string }[];
  /** Whether the file has its own formats, as workbooks and JSON do. */
  readonly hasOwnFormats: boolean;
  /** Whether the file has a header, which may have titles above it. */
  readonly hasHeader: boolean;
  readonly onFeed: (feed: string) => void;
  readonly onMapping: (mapping: FeedMapping) => void;
}

/** What the file holds and how its numbers, dates and texts are written. */
export function MappingFormats(props: MappingFormatsProps) {
  const { sample, feeds, hasOwnFormats, hasHeader, onFeed, onMapping } = props;
  const { mapping } = sample;
  const { decimal = '.', thousands = '', date = 'YYYY-MM-DD', delimiter = '', encoding = '' } = mapping;
  const number =
    numberForms.find((form) => form.decimal === decimal && form.thousands === thousands)?.value ?? '1234.56';
  const { header_line = 1 } = mapping;
  const headerLines = header_line > lastHeaderLine ? [...usualHeaderLines, header_line] : usualHeaderLines;
  const dates = dateForms.includes(date) ? dateForms : [...dateForms, date];
  return (
    <div className={css.formats}>
      <Select
        label={messages.feed}
        value={sample.feed}
        options={feeds.map(({ feed, title }) => ({ value: feed, label: title }))}
        onValueChange={onFeed}
      />
      {hasHeader ? (
        <Select
          label={messages.headerLine}
          value={String(header_line)}
          options={headerLines.map((line) => ({ value: String(line), label: messages.line(line) }))}
          onValueChange={(next) => onMapping({ ...mapping, header_line: next === '1' ? undefined : Number(next) })}
        />
      ) : null}
      {hasOwnFormats ? null : (
        <>
          <Select
            label={messages.numbers}
            value={number}
            options={numberForms.map(({ value }) => ({ value, label: value }))}
            onValueChange={(next) => {
              const form = numberForms.find(({ value }) => value === next);
              if (form) onMapping({ ...mapping, decimal: form.decimal, thousands: form.thousands });
            }}
          />
          <Select
            label={messages.dates}
            value={date}
            options={dates.map((value) => ({ value, label: value }))}
            onValueChange={(next) => onMapping({ ...mapping, date: next })}
          />
          <Select
            label={messages.delimiter}
            value={delimiter}
            options={delimiters}
            onValueChange={(next) => onMapping({ ...mapping, delimiter: next === '' ? undefined : next })}
          />
          <Select
            label={messages.encoding}
            value={encoding}
            options={encodings}
            onValueChange={(next) => onMapping({ ...mapping, encoding: next === '' ? undefined : (next as Encoding) })}
          />
        </>
      )}
    </div>
  );
}

/** Required fields that no column of the file fills, and fields that have the same value in every row. */
export function MappingConstants({ sample, onMapping }: Pick<MappingFormatsProps, 'sample' | 'onMapping'>) {
  const { mapping, feed_columns } = sample;
  const fields = feed_columns.map(({ name }) => name);
  const filled = new Set(sample.columns.map(({ name }) => fieldOf(mapping, fields, name)));
  const shown = feed_columns.filter(
    ({ name, is_required }) => mapping.constants[name] !== undefined || (is_required && !filled.has(name)),
  );
  if (shown.length === 0) return null;
  return (
    <section className={css.stack} aria-label={constants.title}>
      <div className={css.head}>
        <strong>{constants.title}</strong>
        <span className={css.faint}>{constants.hint}</span>
      </div>
      <div className={css.panelGrid}>
        {shown.map(({ name, description }) => (
          <div key={name} className={css.setting}>
            <Constant
              name={name}
              hint={description}
              value={mapping.constants[name] ?? ''}
              onValue={(value) => onMapping(withConstant(mapping, name, value))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

interface ConstantProps {
  readonly name: string;
  readonly hint: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
}

function Constant({ name, hint, value, onValue }: ConstantProps) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      label={name}
      hint={hint}
      value={typed}
      onValueChange={setTyped}
      onBlur={() => {
        if (typed.trim() !== value) onValue(typed.trim());
      }}
    />
  );
}
