import { Link as StyledLink } from '@portal/design-system';
import type { FeedDifference } from '@portal/domain/data';
import { AppLink } from '../internal/AppLink.tsx';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { loadTabMessages } from '../messages/load-tabs.ts';
import * as css from './LoadList.css.ts';

const messages = loadTabMessages.mapping;

function Mapped({ difference: { title, file, mapped } }: { readonly difference: FeedDifference }) {
  const { field, name } = messages.columns;
  return (
    <div className={css.part}>
      <h3 className={css.partTitle}>{title}</h3>
      <p>
        {mapped === null
          ? messages.own(file)
          : mapped.source === null
            ? messages.file(file)
            : messages.source(file, mapped.source)}
      </p>
      {mapped === null ? null : (
        <div className={table.scroll}>
          <table className={table.table} aria-label={messages.label(title)}>
            <SmallHead words={[name, field]} figures={[]} />
            <tbody>
              {Object.entries(mapped.columns).map(([column, given]) => (
                <tr key={column}>
                  <th scope="row" className={table.first}>
                    <span className={css.strong}>{given}</span>
                  </th>
                  <td className={table.wordsCell}>{column}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** Which columns of each file filled which fields. */
export function LoadMapping({ differences }: { readonly differences: readonly FeedDifference[] }) {
  const read = differences.filter(({ file }) => file !== '');
  if (read.length === 0) return <p>{messages.none}</p>;
  return (
    <>
      {read.map((difference) => (
        <Mapped key={difference.feed} difference={difference} />
      ))}
      <p>
        <StyledLink asChild>
          <AppLink to="/data/sources">{messages.sources}</AppLink>
        </StyledLink>
      </p>
    </>
  );
}
