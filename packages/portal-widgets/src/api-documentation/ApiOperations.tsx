import { DescriptionList, Disclosure, EmptyState, Heading, TextField } from '@portal/design-system';
import { fieldsOf, type Operation } from '@portal/domain/api';
import { wordFinder } from '@portal/domain/format';
import { useState } from 'react';
import { apiDocumentationMessages as messages } from '../messages/api-documentation.ts';
import * as css from './ApiOperations.css.ts';
import { TryCall, type TryOperation } from './TryCall.tsx';

const access: Readonly<Record<string, string>> = messages.access;

function Details({ operation, onTry }: { operation: Operation; onTry: TryOperation }) {
  const { method, paths, timeout } = operation;
  const fields = fieldsOf(operation.request);
  return (
    <div className={css.inside}>
      <p>{operation.summary}</p>
      <p className={css.facts}>
        {messages.facts(method, paths, access[operation.access] ?? operation.access, timeout / 1000)}
      </p>
      {fields.length > 0 ? (
        <DescriptionList
          layout="rows"
          ruled
          items={fields.map(({ name, kind, required }) => ({ name, value: messages.kind(kind, required) }))}
        />
      ) : null}
      <TryCall operation={operation} onTry={onTry} />
    </div>
  );
}

function Call({ operation, onTry }: { operation: Operation; onTry: TryOperation }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title={operation.name} level={3} open={open} onOpenChange={setOpen}>
      {open ? <Details operation={operation} onTry={onTry} /> : null}
    </Disclosure>
  );
}

export interface ApiOperationsProps {
  readonly operations: readonly Operation[];
  readonly onTry: TryOperation;
}

/** DOC-01: the API's calls by group, with search, documentation and a form to try each. */
export function ApiOperations({ operations, onTry }: ApiOperationsProps) {
  const [typed, setTyped] = useState('');
  const isFound = wordFinder(typed);
  const found = operations.filter(({ name, paths, summary }) => isFound([name, ...paths, summary].join(' ')));
  const groups = [...new Set(found.map(({ group }) => group))].sort();
  return (
    <>
      <search>
        <TextField label={messages.find} type="search" value={typed} onValueChange={setTyped} autoComplete="off" />
      </search>
      <p role="status" className={css.facts}>
        {messages.found(found.length, operations.length)}
      </p>
      {found.length === 0 ? <EmptyState title={messages.none} /> : null}
      {groups.map((group) => (
        <section key={group} aria-label={group} className={css.group}>
          <Heading level={2}>{group}</Heading>
          {found
            .filter((operation) => operation.group === group)
            .map((operation) => (
              <Call key={operation.name} operation={operation} onTry={onTry} />
            ))}
        </section>
      ))}
    </>
  );
}
