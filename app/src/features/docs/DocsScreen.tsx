import { Disclosure, EmptyState, ErrorState, Heading, Skeleton, TextField } from '@portal/design-system';
import { fieldsOf, type Operation, operationsOf, type Paths } from '@portal/domain/api';
import { wordFinder } from '@portal/domain/format';
import { useCall } from '@portal/portal-client/react';
import { useMemo, useState } from 'react';
import * as css from './DocsScreen.css.ts';
import { TryIt } from './TryIt.tsx';

const access: Readonly<Record<string, string>> = {
  anyone: 'open to anyone',
  signed_in: 'for whoever is signed in',
  customer: 'for users with an account',
  staff: 'for staff',
  operator: 'for root and it',
};

function Details({ operation }: { operation: Operation }) {
  const fields = fieldsOf(operation.request);
  return (
    <div className={css.inside}>
      <p>{operation.summary}</p>
      <p className={css.facts}>
        {operation.method} {operation.paths.join(' or ')} · {access[operation.access] ?? operation.access} · answered
        within {operation.timeout / 1000} s
      </p>
      {fields.length > 0 ? (
        <dl className={css.fields}>
          {fields.map(({ name, kind, required }) => (
            <div key={name} className={css.field}>
              <dt className={css.name}>{name}</dt>
              <dd className={css.kind}>
                {kind}
                {required ? '' : ', may be left out'}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      <TryIt operation={operation} />
    </div>
  );
}

function Call({ operation }: { operation: Operation }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={operation.name} level={3} open={open} onOpenChange={setOpen}>
      {open ? <Details operation={operation} /> : null}
    </Disclosure>
  );
}

function Operations({ operations }: { operations: readonly Operation[] }) {
  const [typed, setTyped] = useState('');
  const isFound = wordFinder(typed);
  const found = operations.filter(({ name, paths, summary }) => isFound([name, ...paths, summary].join(' ')));
  const groups = [...new Set(found.map(({ group }) => group))].sort();
  return (
    <>
      <search>
        <TextField label="Find a call" type="search" value={typed} onValueChange={setTyped} autoComplete="off" />
      </search>
      <p role="status" className={css.facts}>
        {found.length} of {operations.length} calls
      </p>
      {found.length === 0 ? (
        <EmptyState title="No call is called so. Type part of a name, such as cart or price." />
      ) : null}
      {groups.map((group) => (
        <section key={group} aria-label={group} className={css.group}>
          <Heading level={2}>{group}</Heading>
          {found
            .filter((operation) => operation.group === group)
            .map((operation) => (
              <Call key={operation.name} operation={operation} />
            ))}
        </section>
      ))}
    </>
  );
}

/** DOC-01, NAV-08: the API, made from the schemas that the server enforces, each call to be tried as who is signed in. */
export function DocsScreen() {
  const { data, error, reload } = useCall('documentation/external', {}, { immutable: true });
  const operations = useMemo(() => data && operationsOf(data.openapi.paths as Paths), [data]);
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        API documentation
      </Heading>
      <p className={css.lead}>
        Every call of this portal, as the server checks it. What you try is done for real, as you.
      </p>
      {operations ? (
        <Operations operations={operations} />
      ) : error ? (
        <ErrorState title="We couldn't load the documentation." onRetry={reload} />
      ) : (
        <Skeleton width="full" />
      )}
    </main>
  );
}
