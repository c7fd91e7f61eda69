import type { LoadDetail } from '@portal/domain/data';
import { dateAndTime } from '@portal/domain/format';
import type { ReactNode } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages } from '../messages/load-tabs.ts';
import { loadMessages } from '../messages/loads.ts';
import * as css from './LoadList.css.ts';

const messages = loadTabMessages.log;

interface Entry {
  readonly at: string;
  readonly what: string;
  readonly by: string;
}

function entriesOf({ started, finished, rows, milliseconds, story, differences }: LoadDetail): readonly Entry[] {
  const told = story.map(
    ({ at, what, by, rows: left }): Entry => ({ at, what: messages.rows(messages.actions[what] ?? what, left), by }),
  );
  const read =
    differences.length > 0 && milliseconds !== null && finished !== null
      ? [{ at: started, what: messages.read(rows, loadMessages.took(milliseconds)), by: '' }]
      : [];
  return [{ at: started, what: messages.begun, by: '' }, ...read, ...told];
}

export interface LoadLogProps {
  readonly load: LoadDetail;
  /** Its errors and warnings, with their head. */
  readonly problems: ReactNode;
}

/** What is wrong with the files of a load, and what was done with it and by whom. */
export function LoadLog({ load, problems }: LoadLogProps) {
  const { when, what, who } = messages.columns;
  return (
    <>
      {problems}
      <div className={css.part}>
        <h3 className={css.partTitle}>{messages.label}</h3>
        <div className={table.scroll}>
          <table className={table.table} aria-label={messages.label}>
            <SmallHead words={[when, what, who]} figures={[]} />
            <tbody>
              {entriesOf(load).map((entry) => (
                <tr key={`${entry.at} ${entry.what}`}>
                  <th scope="row" className={table.first}>
                    {dateAndTime(entry.at)}
                  </th>
                  <td className={table.wordsCell}>{entry.what}</td>
                  <td className={table.wordsCell}>{entry.by === '' ? messages.nobody : entry.by}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </>
  );
}
