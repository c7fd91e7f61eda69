import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { dateFieldMessages as messages } from '../../messages/date-field.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './DateField.css.ts';
import { longDay, monthName } from './date-text.ts';
import { addDays, addMonths, clampDay, monthOf, startOfWeek, weeksOf, within } from './days.ts';

export interface DateCalendarProps {
  label: string;
  value: string | null;
  today: string;
  min?: string;
  max?: string;
  reasonAgainst?: (day: string) => string | undefined;
  onPick: (day: string) => void;
}

/** A month as a grid: arrow keys, Home and End within the week, Page Up and Page Down by month, with Shift by year. */
export function DateCalendar({ label, value, today, min, max, reasonAgainst, onPick }: DateCalendarProps) {
  const id = useId();
  const [current, setCurrent] = useState(() => clampDay(value ?? today, min, max));
  const grid = useRef<HTMLTableElement>(null);
  const byKey = useRef(true);
  const month = monthOf(current);
  const reasonOf = (day: string) => (within(day, min, max) ? reasonAgainst?.(day) : messages.outOfRange);

  const focusCurrent = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  // Runs before the popover moves the focus.
  useLayoutEffect(focusCurrent, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the current day when a key has moved it
  useEffect(() => {
    if (byKey.current) focusCurrent();
  }, [current]);

  const go = (day: string, key: boolean) => {
    byKey.current = key;
    setCurrent(clampDay(day, min, max));
  };
  const pick = (day: string) => {
    if (reasonOf(day) === undefined) onPick(day);
    else go(day, true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const months = event.shiftKey ? 12 : 1;
    const moves: Record<string, string> = {
      ArrowRight: addDays(current, forward),
      ArrowLeft: addDays(current, -forward),
      ArrowDown: addDays(current, 7),
      ArrowUp: addDays(current, -7),
      Home: startOfWeek(current),
      End: addDays(startOfWeek(current), 6),
      PageDown: addMonths(current, months),
      PageUp: addMonths(current, -months),
    };
    const to = moves[event.key];
    if (to !== undefined) go(to, true);
    else if (event.key === 'Enter' || event.key === ' ') pick(current);
    else return;
    event.preventDefault();
  };
  const turn = (by: 1 | -1) => {
    const edge = addMonths(`${month}-01`, by);
    const none = by < 0 ? !within(addDays(`${month}-01`, -1), min) : !within(edge, undefined, max);
    const Arrow = by < 0 ? ChevronLeft : ChevronRight;
    return (
      <span className={css.turned}>
        <IconButton
          icon={Arrow}
          size="m"
          label={by < 0 ? messages.monthBefore : messages.monthAfter}
          reason={none ? messages.noDayThere : undefined}
          onClick={() => go(addMonths(current, by), false)}
        />
      </span>
    );
  };
  const why = reasonOf(current);

  return (
    <>
      <div className={css.bar}>
        {turn(-1)}
        <div id={id} aria-live="polite" className={css.month}>
          {monthName(`${month}-01`)}
        </div>
        {turn(1)}
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days, as the date picker pattern has it
        role="grid"
        aria-label={`${label}, ${monthName(`${month}-01`)}`}
        className={css.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {messages.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name} className={css.weekday}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys
                <td
                  key={day}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day is chosen by its cell, as the date picker pattern has it
                  role="gridcell"
                  tabIndex={day === current ? 0 : -1}
                  aria-label={longDay(day)}
                  aria-selected={day === value}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={reasonOf(day) !== undefined || undefined}
                  data-closed={(within(day, min, max) && reasonOf(day) !== undefined) || undefined}
                  className={cx(css.day, monthOf(day) !== month && css.outside)}
                  onClick={() => pick(day)}
                >
                  {Number(day.slice(8))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        <Button
          kind="text"
          reason={reasonOf(today) === undefined ? undefined : messages.todayNotAllowed}
          onClick={() => pick(today)}
        >
          {messages.today}
        </Button>
        <span aria-live="polite" className={css.why}>
          {why ?? ''}
        </span>
      </div>
    </>
  );
}
