import { useState } from 'react';
import type { Script, ScriptWork } from '../code-runner/scripts.ts';
import { sendCall } from '../transport/send-call.ts';
import { createTransport } from '../transport/transport.ts';
import type { CallRecord, TransportSettings } from '../transport/types.ts';
import { usePortal, useSession } from './portal.ts';

interface ScriptRun {
  readonly busy: boolean;
  /** Calls of this run in order; null before the first run. */
  readonly calls: readonly CallRecord[] | null;
  run(script: Script): void;
}

/**
 * RUN-01: runs a script on a separate transport, which shows the actions that responses request but performs none of them.
 * Without credentials it sends neither bearer nor cookie.
 */
export function useScriptRun(
  credentials: boolean,
  settings: Omit<TransportSettings, 'bearer' | 'on' | 'fetch'> & { readonly build: number },
): ScriptRun {
  const { bearer } = usePortal();
  const session = useSession();
  const [busy, setBusy] = useState(false);
  const [calls, setCalls] = useState<readonly CallRecord[] | null>(null);

  const run = async (script: Script) => {
    if (busy) return;
    setBusy(true);
    setCalls([]);
    const transport = createTransport({
      ...settings,
      bearer: credentials ? bearer.read : () => null,
      on: { called: (record) => setCalls((before) => [...(before ?? []), record]) },
      ...(credentials
        ? {}
        : { fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, { ...init, credentials: 'omit' }) }),
    });
    const accode = session.status === 'signed_in' ? (session.accode ?? '') : '';
    const call: ScriptWork['call'] = (name, request) => sendCall(transport, name, request);
    await script.run({ call, accode, build: settings.build }).finally(() => setBusy(false));
  };
  return { busy, calls, run: (script) => void run(script) };
}
