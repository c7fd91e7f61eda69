import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import { databases, start } from './databases.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: { readonly stringValue?: string } }[];
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

describe.each(databases)('traces on %s', (database) => {
  const spans: Span[] = [];
  let collector: Server;
  beforeAll(async () => {
    collector = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { resourceSpans } = JSON.parse(Buffer.concat(parts).toString('utf8')) as Export;
        spans.push(...resourceSpans.flatMap((each) => each.scopeSpans.flatMap((scope) => scope.spans)));
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => void collector.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => void collector.close(resolve)));

  test('a call is a span with its statements below it, and contains nothing of its data', async () => {
    const { port } = collector.address() as AddressInfo;
    const server = await start(database, { env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } });
    const client = await signedIn(server.url, 'customer');
    await client.call('newCart', { accode: 'KES014', customer_reference: 'A secret reference' });
    for (const path of ['/part/HXB-12050-88Z', '/sitemap.xml']) await fetch(server.url + path);
    expect(await server.stop()).toBe(0);

    const call = spans.find(({ name }) => name === 'save-cart/new-cart');
    expect(call).toBeDefined();
    const ofCall = spans.filter(({ traceId }) => traceId === call?.traceId);
    const transaction = ofCall.find(({ name }) => name === 'transaction');
    expect(transaction?.parentSpanId).toBe(call?.spanId);
    const texts = ofCall
      .filter(({ parentSpanId }) => parentSpanId === transaction?.spanId)
      .flatMap(({ attributes }) => attributes.map(({ value }) => value.stringValue ?? ''));
    expect(texts.some((text) => text.includes('INSERT INTO cart'))).toBe(true);
    expect(spans.map(({ name }) => name)).toContain('GET /sitemap.xml');
    const all = JSON.stringify(spans);
    for (const secret of ['A secret reference', 'portal-demo', 'HXB-12050', client.bearer ?? ''])
      expect(all).not.toContain(secret);
  });
});
