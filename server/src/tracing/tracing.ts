import { context, propagation, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { servedBuild } from '../web/build-number.ts';

export interface Tracing {
  readonly tracer: Tracer;
  /** Sends the remaining spans, for at most two seconds. */
  stop(): Promise<void>;
}

/** Milliseconds that the collector may take at shutdown. */
const shutdownTimeout = 2_000;

/**
 * Sends a span for each request to the collector. Its name is that of the call, never an address, which could contain names of customers or
 * parts. Statements of the database become spans below it (`traced`).
 */
export async function startTracing(
  server: FastifyInstance,
  settings: NonNullable<Config['tracing']>,
  isBehindProxy: boolean,
): Promise<Tracing> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': String(await servedBuild()),
    }),
    sampler: new TraceIdRatioBasedSampler(settings.ratio),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: settings.url }))],
  });
  provider.register();
  const tracer = trace.getTracer('portal');
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, _, done) => {
    // Only the operator's own proxy may continue a trace: anybody else could fill the collector.
    const parent = isBehindProxy ? propagation.extract(context.active(), request.headers) : context.active();
    const { method, routeOptions } = request;
    const attributes = { 'http.request.method': method, 'http.route': routeOptions.url ?? '' };
    const span = tracer.startSpan(
      `${method} ${routeOptions.url ?? 'unknown'}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  server.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    const { call, error } = request.facts;
    if (call !== null) span?.updateName(call);
    span?.setAttributes({
      'http.response.status_code': reply.statusCode,
      'portal.request_id': request.id,
      ...(error === null ? {} : { 'error.type': error }),
    });
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
  return {
    tracer,
    stop: async () => {
      // If the collector does not respond, only spans are lost.
      const timer = new Promise<void>((resolve) => void setTimeout(resolve, shutdownTimeout).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), timer]);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
