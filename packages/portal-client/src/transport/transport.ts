import { type CallName, type Envelope, endpointOf, retryFactor } from '@portal/domain/api';
import type { CallReply } from '@portal/domain/contract';
import { ulid } from 'ulid';
import { growingPause, pause, systemClock } from '../clock/clock.ts';
import { performAction } from './actions.ts';
import { CallError } from './call-error.ts';
import { createCircuit } from './circuit.ts';
import { createMerging } from './merging.ts';
import type { SendResult } from './read-response.ts';
import { openStream, sendOnce } from './send-once.ts';
import type { CallOptions, CallResult, FailureReason, Transport, TransportSettings } from './types.ts';

/** The longest first pause between two attempts, in milliseconds (CALL-02). */
const firstPause = 1000;
/** Limit per user action, whatever the call allows. */
const maxSends = 4;

type Failure = { readonly ok: false; readonly reason: FailureReason; readonly envelope?: Envelope };
interface Sent {
  readonly result: CallResult<unknown>;
  readonly sends: number;
  /** The bearer of the last attempt; null if it was sent without. */
  readonly bearer: string | null;
}

const failure = (reason: FailureReason, envelope?: Envelope): Failure =>
  envelope ? { ok: false, reason, envelope } : { ok: false, reason };

/** Interprets a response; null requests another attempt. */
function settle(sent: SendResult): CallResult<unknown> | null {
  if (sent.kind !== 'envelope') return null;
  const { envelope } = sent;
  if (envelope.status === 'OK') return { ok: true, data: envelope.data, envelope };
  if (envelope.status === 'MAINTENANCE') return failure('maintenance', envelope);
  if (envelope.status === 'FATAL') return failure('fatal', envelope);
  return envelope.status === 'ERROR' && envelope.action === 'retry' ? null : failure('error', envelope);
}

const lastResort = (sent: SendResult): Failure =>
  sent.kind === 'envelope' ? failure('error', sent.envelope) : failure(sent.kind);

/** All calls of one page (CALL-01 to CALL-07). */
export function createTransport(settings: TransportSettings): Transport {
  const clock = settings.clock ?? systemClock;
  const random = settings.random ?? Math.random;
  const on = settings.on ?? {};
  const circuit = createCircuit(clock, random);
  const merging = createMerging();
  const recovered = new Set<() => void>();
  let maintenance = false;

  const setMaintenance = (next: boolean): void => {
    if (maintenance === next) return;
    maintenance = next;
    on.maintenance?.(next);
  };

  async function sendAll(name: CallName, data: unknown, options: CallOptions, signal: AbortSignal): Promise<Sent> {
    const limit = options.keepalive ? 1 : Math.min(maxSends, options.sends ?? endpointOf(name).retries + 1);
    let bearer = settings.bearer();
    for (let sends = 1; ; sends += 1) {
      if (maintenance && !options.duringMaintenance)
        return { result: failure('maintenance'), sends: sends - 1, bearer };
      if (!circuit.mayPass()) return { result: failure('network'), sends: sends - 1, bearer };
      bearer = settings.bearer();
      const sent = await sendOnce(name, data, options, settings, clock, signal);
      if (signal.aborted) {
        circuit.abandoned();
        return { result: failure('aborted'), sends, bearer };
      }
      // An error envelope means that the server works: only missing or invalid responses open the circuit.
      if (sent.kind !== 'envelope') circuit.failed();
      else if (circuit.succeeded()) for (const listener of recovered) listener();
      const result = settle(sent);
      if (result) return { result, sends, bearer };
      if (sends >= limit) return { result: lastResort(sent), sends, bearer };
      const requestedPause = sent.kind === 'envelope' ? sent.envelope.delay_retry : null;
      await pause(clock, requestedPause ?? growingPause(random, firstPause, retryFactor, sends - 1), signal);
      if (signal.aborted) return { result: failure('aborted'), sends, bearer };
    }
  }

  async function run(
    name: CallName,
    data: unknown,
    options: CallOptions,
    signal: AbortSignal,
  ): Promise<CallResult<unknown>> {
    const startedAt = clock.now();
    const { result, sends, bearer } = await sendAll(name, data, options, signal);
    const envelope = result.envelope ?? null;
    on.called?.({
      name,
      startedAt,
      milliseconds: clock.now() - startedAt,
      sends,
      result: result.ok ? 'ok' : result.reason,
      envelope,
    });
    if (envelope?.status === 'MAINTENANCE') setMaintenance(true);
    else if (envelope && maintenance && options.duringMaintenance) setMaintenance(false);
    // Ignore a late `invalid_bearer` for a bearer that a newer sign-in has replaced.
    const isOutdated = envelope?.action === 'invalid_bearer' && settings.bearer() !== bearer;
    // Not awaited: a delayed reload must not delay the response.
    if (envelope && !isOutdated)
      void performAction(envelope, name, options, { ...on, maintenance: setMaintenance }, clock);
    return result;
  }

  function call<Name extends CallName>(
    name: Name,
    data: unknown,
    options: CallOptions = {},
  ): Promise<CallResult<CallReply<Name>>> {
    const merge = endpointOf(name).merge && options.idempotencyKey === undefined;
    const allOptions = merge ? options : { ...options, idempotencyKey: options.idempotencyKey ?? ulid(clock.now()) };
    const key = merge
      ? JSON.stringify([name, options.params ?? {}, options.throwErrorResponse ?? false, settings.bearer(), data])
      : null;
    const start = (signal: AbortSignal) => run(name, data, allOptions, signal);
    const result = merging.run(key, start, failure('aborted'), options.signal).then((settled) => {
      if (!settled.ok && options.throwErrorResponse) throw new CallError(settled.reason, settled.envelope);
      return settled;
    });
    // The server validates replies against the contract's schema; a reply of another build is up to the caller.
    return result as Promise<CallResult<CallReply<Name>>>;
  }

  return {
    call,
    async callOrFalse(name, data, options) {
      const result = await call(name, data, options);
      return result.ok ? result.data : false;
    },
    open: (path, signal) => openStream(path, settings, signal),
    inMaintenance: () => maintenance,
    isCut: () => circuit.isOpen(),
    tryAgain: () => circuit.tryAgain(),
    onRecovered(listener) {
      recovered.add(listener);
      return () => recovered.delete(listener);
    },
  };
}
