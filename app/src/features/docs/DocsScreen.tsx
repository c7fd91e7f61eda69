import { ErrorState, Heading, Skeleton } from '@portal/design-system';
import { operationsOf, type Paths } from '@portal/domain/api';
import { useCall, useTryCall } from '@portal/portal-client/react';
import { ApiOperations } from '@portal/portal-widgets';
import { useMemo } from 'react';
import { docsMessages } from '../../messages/docs.ts';
import * as css from './DocsScreen.css.ts';

/** DOC-01, NAV-08: API documentation from the schemas that the server enforces. Calls can be tried as the signed-in user. */
export function DocsScreen() {
  const onTry = useTryCall();
  const { data, error, reload } = useCall('documentation/external', {}, { immutable: true });
  const operations = useMemo(() => data && operationsOf(data.openapi.paths as Paths), [data]);
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {docsMessages.title}
      </Heading>
      <p className={css.lead}>{docsMessages.lead}</p>
      {operations ? (
        <ApiOperations operations={operations} onTry={onTry} />
      ) : error ? (
        <ErrorState title={docsMessages.loadFailed} onRetry={reload} />
      ) : (
        <Skeleton width="full" />
      )}
    </main>
  );
}
