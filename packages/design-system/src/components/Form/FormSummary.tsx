import { type MouseEvent, type Ref, useId } from 'react';
import { formMessages } from '../../messages/form.ts';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';
import * as css from './Form.css.ts';

export interface SummaryEntry {
  /** Absent if it belongs to no field. */
  readonly field?: string;
  readonly text: string;
}

export interface FormSummaryProps {
  ref: Ref<HTMLDivElement>;
  entries: readonly SummaryEntry[];
  onGo: (field: string) => void;
}

/** All problems, with a link to each field. */
export function FormSummary({ ref, entries, onGo }: FormSummaryProps) {
  const id = useId();
  const count = entries.length;
  const go = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    onGo(field);
  };
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className={css.summary}>
      <span className={css.icon}>
        <StatusIcon kind="exclamation" size="stock" />
      </span>
      <div className={css.list}>
        <p id={id} className={css.title}>
          {formMessages.problems(count)}
        </p>
        <ul className={css.list}>
          {entries.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {field === undefined ? (
                text
              ) : (
                <a href={`#${field}`} className={css.link} onClick={go(field)}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
