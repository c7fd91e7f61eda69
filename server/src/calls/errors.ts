import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError, DeadlineError, StatementError } from '../db/errors.ts';
import { writeFaultOf } from '../db/write-fault.ts';
import { callsMessages } from '../messages/calls.ts';
import { isClientGone } from './client-gone.ts';
import { envelope } from './envelope.ts';
import { Refusal } from './refusal.ts';

const retryAfter = 2_000;

/** Sends any error as an envelope. Details go to the log only. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (error instanceof Refusal) {
    request.facts.error = error.parts.error ?? null;
    return reply.code(error.httpStatus).send(envelope(null, error.parts));
  }
  if (error instanceof DatabaseUnavailableError || error instanceof DeadlineError) {
    request.facts.error = 'store_away';
    request.log.error({ err: error }, 'the database did not respond');
    const parts = { status: 'ERROR', action: 'retry', delay_retry: retryAfter, error: 'store_away' } as const;
    return reply
      .code(503)
      .header('retry-after', retryAfter / 1_000)
      .send(envelope(null, parts));
  }
  const fault = error instanceof StatementError ? writeFaultOf(error) : null;
  if (fault !== null) {
    request.facts.error = fault;
    request.log.error({ err: error, fault }, 'the database does not accept writes');
    const parts = { status: 'ERROR', action: 'retry', delay_retry: retryAfter, error: fault } as const;
    return reply
      .code(503)
      .header('retry-after', retryAfter / 1_000)
      .send(envelope(null, { ...parts, user_message: callsMessages.cannotSave }));
  }
  if (isClientGone(error, request)) {
    request.facts.error = 'client_gone';
    return reply.code(400).send(envelope(null, { status: 'ERROR', error: 'client_gone' }));
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    request.facts.error = 'bad_request';
    const message = status === 413 ? callsMessages.requestTooLarge : callsMessages.unreadable;
    return reply.code(status).send(envelope(null, { status: 'ERROR', user_message: message, error: 'bad_request' }));
  }
  request.facts.error = 'failed';
  request.log.error({ err: error }, 'a request failed');
  return reply.code(500).send(envelope(null, { status: 'FATAL', user_message: callsMessages.failed, error: 'failed' }));
}

/** CALL-08: the response to an unknown call. */
export function sendUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.facts.error = 'unknown_call';
  const path = request.url.split('?')[0];
  const user_message = callsMessages.unknown(path);
  return reply.code(404).send(envelope(null, { status: 'ERROR', user_message, error: 'unknown_call' }));
}
