import { Button, TextArea, TextField } from '@portal/design-system';
import { type Envelope, exampleOf, type Operation } from '@portal/domain/api';
import { type FormEvent, useState } from 'react';
import { ResponseText } from '../call-list/ResponseText.tsx';
import { apiDocumentationMessages } from '../messages/api-documentation.ts';
import * as css from './ApiOperations.css.ts';

const messages = apiDocumentationMessages.tryCall;

/** The result of a tried call. */
export interface TriedCall {
  readonly milliseconds: number;
  /** Null when there was no response; `words` then gives the reason. */
  readonly envelope: Envelope | null;
  readonly words: string;
}

/** Makes a call with its path parameters and its request data. */
export type TryOperation = (
  operation: Operation,
  params: Readonly<Record<string, string>>,
  data: unknown,
) => Promise<TriedCall>;

/** DOC-01: a form that makes a call as the signed-in user and shows the response. */
export function TryCall({ operation, onTry }: { operation: Operation; onTry: TryOperation }) {
  const [params, setParams] = useState<Readonly<Record<string, string>>>({});
  const [data, setData] = useState(() => JSON.stringify(exampleOf(operation.request) ?? {}, null, 2));
  const [wrong, setWrong] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState<TriedCall | null>(null);
  const missing = operation.parameters.filter((name) => (params[name] ?? '') === '');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || missing.length > 0) return;
    let given: unknown;
    try {
      given = JSON.parse(data);
      setWrong(undefined);
    } catch {
      return setWrong(messages.invalid);
    }
    setBusy(true);
    setTried(await onTry(operation, params, given));
    setBusy(false);
  };

  return (
    <form className={css.form} onSubmit={send} aria-label={messages.label(operation.name)}>
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
          <TextArea
            label={messages.data}
            value={data}
            onValueChange={setData}
            rows={5}
            error={wrong}
            spellCheck={false}
          />
        </div>
      ) : null}
      <Button type="submit" loading={busy} reason={missing.length > 0 ? messages.missing(missing) : undefined}>
        {messages.send}
      </Button>
      {tried ? (
        <output className={css.wide}>
          <p className={css.facts}>{messages.result(tried.words, tried.milliseconds)}</p>
          {tried.envelope ? <ResponseText response={tried.envelope} /> : null}
        </output>
      ) : null}
    </form>
  );
}
