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

function entriesOf({ started, by, rows, milliseconds, story, differences }: LoadDetail): readonly Entry[] {
  const read = (took: number): Entry => ({
    at: new Date(new Date(started).getTime() + took).toISOString(),
    what: messages.read(rows, loadMessages.took(took)),
    by: '',
  });
  return [
    { at: started, what: messages.begun, by },
    ...(differences.length > 0 && milliseconds !== null ? [read(milliseconds)] : []),
    ...story.map((each) => ({
      at: each.at,
      what: messages.rows(messages.actions[each.what] ?? each.what, each.rows),
      by: each.by,
    })),
  ];
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
