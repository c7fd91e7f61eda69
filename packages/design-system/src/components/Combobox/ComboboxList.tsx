import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxOption } from './Combobox.props.ts';
import { pieces } from './match.ts';

export interface ComboboxListProps<Option extends ComboboxOption> {
  id: string;
  label: string;
  multiple: boolean;
  options: readonly Option[];
  /** Index of the active option; -1 if there is none. */
  active: number;
  chosen: ReadonlySet<string>;
  query: string;
  /** Height of an option in px. */
  height: number;
  busy: boolean;
  renderOption: ((option: Option, words: ReactNode) => ReactNode) | undefined;
  onPick: (option: Option) => void;
  onPoint: (index: number) => void;
}

type Row = { readonly heading: string } | { readonly index: number };

/** Options in order, with a heading at the start of each group. */
function rowsOf(options: readonly ComboboxOption[]): readonly Row[] {
  return options.flatMap(({ group }, index): Row[] =>
    group !== undefined && group !== options[index - 1]?.group ? [{ heading: group }, { index }] : [{ index }],
  );
}

const headingHeight = 28;

/** A label with the matched letters highlighted. */
function Words({ label, query }: { label: string; query: string }) {
  const all = pieces(label, query);
  // No two pieces start at the same position.
  const starts = all.map((_, index) => all.slice(0, index).reduce((sum, { text }) => sum + text.length, 0));
  return all.map(({ text, hit }, index) =>
    hit ? (
      <mark key={starts[index]} className={css.hit}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

/** The visible options, and the active one wherever it is, because `aria-activedescendant` refers to it. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, multiple, options, active, chosen, query, height, busy, renderOption, onPick, onPoint } = props;
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(options), [options]);
  const activeRow = useMemo(() => rows.findIndex((row) => 'index' in row && row.index === active), [rows, active]);
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => (rows[index] && 'heading' in rows[index] ? headingHeight : height),
    initialRect: { width: 240, height: 320 },
    overscan: 4,
    scrollPaddingStart: 4,
    scrollPaddingEnd: 4,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return activeRow < 0 || seen.includes(activeRow) ? seen : [...seen, activeRow].sort((a, b) => a - b);
    },
  });
  const pointed = useRef(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the list or the row height changes
  useEffect(() => virtual.measure(), [height, rows]);
  useEffect(() => {
    if (activeRow < 0 || pointed.current === active) return;
    // The first option of a group scrolls into view with its heading.
    virtual.scrollToIndex(activeRow === 1 ? 0 : activeRow, { align: 'auto' });
  }, [active, activeRow, virtual]);

  return (
    <div
      ref={box}
      id={id}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      tabIndex={-1}
      className={cx(css.list, busy && css.busy)}
    >
      <div role="presentation" className={css.sizer} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          const style = { height: item.size, transform: `translateY(${item.start}px)` };
          if ('heading' in row) {
            return (
              <div key={item.key} role="presentation" className={css.heading} style={style}>
                {row.heading}
              </div>
            );
          }
          const option = options[row.index];
          if (!option) return null;
          const words = <Words label={option.label} query={query} />;
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys and focus are the field's (aria-activedescendant)
            <div
              key={item.key}
              id={`${id}-${row.index}`}
              role="option"
              aria-selected={chosen.has(option.key)}
              aria-disabled={option.reason !== undefined || undefined}
              aria-description={option.group}
              aria-posinset={row.index + 1}
              aria-setsize={options.length}
              data-active={row.index === active || undefined}
              className={css.option}
              style={style}
              onClick={() => onPick(option)}
              onMouseMove={() => {
                pointed.current = row.index;
                if (row.index !== active) onPoint(row.index);
              }}
            >
              <span className={css.tick}>{chosen.has(option.key) ? <Icon icon={Check} size="s" /> : null}</span>
              {renderOption ? renderOption(option, words) : <span className={css.words}>{words}</span>}
              {option.reason || option.detail ? (
                <span className={css.detail}>{option.reason ?? option.detail}</span>
              ) : null}
            </div>
          );
        })}
      </div>
    </div>
  );
}
