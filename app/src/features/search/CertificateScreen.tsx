import { EmptyState, ErrorState, Heading, Skeleton } from '@portal/design-system';
import { useParams } from 'react-router-dom';
import { useCertified } from './data/use-certified.ts';
import { useSearch } from './data/use-search.ts';
import * as css from './SearchScreen.css.ts';

/** The search category of certificates: parts that have any, by code or words. */
export function CertificateScreen() {
  const { needle = '' } = useParams();
  const { data, error, mutate } = useCertified(useSearch(needle));
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {needle === '' ? 'Test certificates' : `Test certificates for “${needle}”`}
      </Heading>
      {error ? (
        <ErrorState title="The certificates did not arrive." onRetry={() => void mutate()} />
      ) : needle === '' ? (
        <EmptyState title="Type a code or a few words in the search above.">
          <p>Parts that have test certificates are listed here.</p>
        </EmptyState>
      ) : !data ? (
        <Skeleton width="full" />
      ) : data.length === 0 ? (
        <EmptyState title="None of these parts has a certificate." />
      ) : (
        <ul className={css.hits}>
          {data.map(({ stock_code, description, certificates }) => (
            <li key={stock_code} className={css.hit}>
              <b className={css.code}>{stock_code}</b>
              <span>{description}</span>
              <span className={css.pack}>
                {certificates} {certificates === 1 ? 'certificate' : 'certificates'}
              </span>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}
