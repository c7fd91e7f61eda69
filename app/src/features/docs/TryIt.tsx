import { Button, TextArea, TextField } from '@portal/design-system';
import type { Operation } from '@portal/domain/api';
import { exampleOf } from '@portal/domain/api';
import { type Tried, tryCall } from '@portal/portal-client';
import { usePortal } from '@portal/portal-client/react';
import { ResponseText } from '@portal/portal-widgets';
import { type FormEvent, useState } from 'react';
import * as css from './DocsScreen.css.ts';

/** DOC-01: makes a call with the session that is signed in, and shows what came back. */
export function TryIt({ operation }: { operation: Operation }) {
  const portal = usePortal();
  const [params, setParams] = useState<Readonly<Record<string, string>>>({});
  const [data, setData] = useState(() => JSON.stringify(exampleOf(operation.request) ?? {}, null, 2));
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const missing = operation.parameters.filter((name) => (params[name] ?? '') === '');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || missing.length > 0) return;
    let given: unknown;
    try {
      given = JSON.parse(data);
      setWrong(undefined);
    } catch {
      return setWrong('This is not JSON yet');
    }
    setBusy(true);
    setTried(await tryCall(portal, operation, params, given));
    setBusy(false);
  };

  return (
    <form className={css.form} onSubmit={send} aria-label={`Try ${operation.name}`}>
      {operation.parameters.map((name) => (
        <TextField
          key={name}
          label={name}
          value={params[name] ?? ''}
          onValueChange={(value) => setParams((before) => ({ ...before, [name]: value }))}
          autoComplete="off"
        />
      ))}
      {operation.method === 'POST' ? (
        <div className={css.wide}>
          <TextArea label="data" value={data} onValueChange={setData} rows={5} error={wrong} spellCheck={false} />
        </div>
      ) : null}
      <Button
        type="submit"
        loading={busy}
        reason={missing.length > 0 ? `Type ${missing.join(' and ')} first` : undefined}
      >
        Try it
      </Button>
      {tried ? (
        <output className={css.wide}>
          <p className={css.facts}>
            {tried.words} after {tried.milliseconds} ms
          </p>
          {tried.envelope ? <ResponseText response={tried.envelope} /> : null}
        </output>
      ) : null}
    </form>
  );
}
