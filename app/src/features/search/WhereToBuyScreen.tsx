import { EmptyState, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { useParams } from 'react-router-dom';
import { useCounters } from './data/use-counters.ts';
import * as css from './SearchScreen.css.ts';

/** Where to buy: the supplier's own counters by name, suburb or state. No sign-in. */
export function WhereToBuyScreen() {
  const { needle = '' } = useParams();
  const { counters, failed, retry } = useCounters(needle);
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {needle === '' ? 'Where to buy' : `Where to buy near “${needle}”`}
      </Heading>
      {failed ? (
        <ErrorState title="The list of counters did not arrive." onRetry={retry} />
      ) : counters === null ? (
        <Skeleton width="full" />
      ) : counters.length === 0 ? (
        <EmptyState title={`No counter of ours is called ${needle}.`} />
      ) : (
        <ul className={css.hits}>
          {counters.map((each) => (
            <li key={each.warehouse_code} className={css.hit}>
              <b className={css.code}>{each.name}</b>
              <span>{each.suburb}</span>
              <span className={css.pack}>{each.state}</span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
