import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseTips, tipHref } from '@portal/domain/tips';
import { afterAll, describe, expect, test } from 'vitest';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';

const pictures = mkdtempSync(join(tmpdir(), 'portal-pictures-'));
/** A one-pixel PNG. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
mkdirSync(join(pictures, '300', 'bolts'), { recursive: true });
writeFileSync(join(pictures, '300', 'bolts', 'one.png'), pixel);
writeFileSync(join(pictures, '300', 'empty.png'), '');
writeFileSync(join(pictures, '300', 'broken.png'), '<html>');
writeFileSync(join(pictures, 'secret.png'), pixel);
afterAll(() => rmSync(pictures, { recursive: true, force: true }));

describe.each(databases)('pages for visitors and search engines on %s', (database) => {
  const server = useServer(database, { env: { PORTAL_IMAGES: pictures } });
  const get = (path: string) => fetch(server().url + path, { redirect: 'manual' });
  const text = async (path: string) => (await get(path)).text();

  test('NAV-02 a part’s page is complete: title, description, canonical address, structured data, content', async () => {
    const answer = await get('/part/hxb-12050-88z?from=mail');
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<title>HXB-12050-88Z Hex bolt[^<]* · Tradeparts<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${server().url}/part/HXB-12050-88Z">`);
    expect(html).toMatch(/<meta name="description" content="Hex bolt M12[^"]+"/);
    const json = /<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/.exec(html)?.[1] ?? '';
    const data = JSON.parse(json);
    expect(data).toMatchObject({
      '@type': 'Product',
      sku: 'HXB-12050-88Z',
      url: `${server().url}/part/HXB-12050-88Z`,
    });
    expect(data.additionalProperty.length).toBeGreaterThan(5);
    expect(html).toMatch(/<h1[^>]*>Hex bolt M12/);
    expect(html).toMatch(/<caption[^>]*>Dimensions of/);
    // The nonce of the scripts matches the policy.
    const nonce = /nonce-([\w-]+)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(html).toMatch(new RegExp(`<script type="module"[^>]*src="/assets/index-[\\w-]+\\.js" nonce="${nonce}"`));
    expect(html).toMatch(
      new RegExp(`<link rel="stylesheet" crossorigin href="/assets/PartScreen-[\\w-]+\\.css" nonce="${nonce}"`),
    );
  });

  test('NAV-02 the page shows stock notes and the successor; part codes ignore case', async () => {
    const html = await text('/part/HXB-16080-88Y');
    expect(html).toContain('Stock notes</h2>');
    expect(html).toMatch(/<a [^>]*href="\/part\/HXB-16080-88Z">HXB-16080-88Z<\/a>/);
    expect(await text('/Part/hxb-16080-88y/')).toContain('Stock notes</h2>');
  });

  test('NAV-02 an unknown code returns 404 with similar codes and noindex', async () => {
    const answer = await get('/part/HXB-1608O-88G');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<title>No part HXB-1608O-88G · Tradeparts</title>');
    expect(html).toMatch(/<a [^>]*href="\/part\/HXB-16080-88G">HXB-16080-88G<\/a>/);
    expect(html).toContain('The last 0 was typed as the letter O.');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  test('NAV-02 hostile codes are shown as text and break nothing', async () => {
    for (const code of [
      '<script>alert(1)</script>',
      `"><img src=x onerror=a()>`,
      "';--",
      '%00',
      '$&',
      '__CSP_NONCE__',
    ]) {
      const answer = await get(`/part/${encodeURIComponent(code)}`);
      expect(answer.status).toBe(404);
      const html = await answer.text();
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('<img src=x');
    }
    expect([404, 414]).toContain((await get(`/part/${'x'.repeat(190)}`)).status);
  });

  test('NAV-05 NAV-07 NAV-11 other public pages have their titles and return 200', async () => {
    for (const [path, title] of [
      ['/search', 'Search Results'],
      ['/search/m12', 'Search Results'],
      ['/wherebuy', 'Search Results'],
      ['/testcert/TC-1', 'Search Results'],
      ['/calculators/chemical-volume', 'Chemical volume'],
    ]) {
      const answer = await get(path ?? '');
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`<title>${title} · Tradeparts</title>`);
    }
  });

  test('NAV-05 SRCH-01 a search page contains the first results, and escapes the query', async () => {
    const html = await text('/search/M12%20%3Cimg%20src%3Dx%3E');
    expect(html).toContain('<h1>Parts for “M12 &lt;img src=x&gt;”</h1>');
    expect(html).toContain(`<link rel="canonical" href="${server().url}/search/M12%20%3Cimg%20src%3Dx%3E">`);
    expect(html).not.toContain('<img src=x');
    expect(await text('/search/HXB-12050-88Z')).toMatch(/<a [^>]*href="\/part\/HXB-12050-88Z"/);
    expect(await text(`/search/${'x'.repeat(190)}`)).toContain('<h1>Parts for “xxx');
    expect((await get(`/search/${'x'.repeat(400)}`)).status).toBe(200);
  });

  test('NAV-02 the sitemap lists its files, and they list every part sold; robots.txt names the sitemap', async () => {
    expect(await text('/robots.txt')).toContain(`Sitemap: ${server().url}/sitemap.xml`);
    const index = await text('/sitemap.xml');
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
    expect(files).toEqual(['/sitemaps/pages.xml', '/sitemaps/parts-1.xml']);
    const parts = await text('/sitemaps/parts-1.xml');
    expect(parts).toContain(`<loc>${server().url}/part/HXB-12050-88Z</loc>`);
    expect(parts).not.toContain('HXB-38200-G5P');
    expect(await text('/sitemaps/pages.xml')).toContain('/wherebuy</loc>');
    expect((await get('/sitemaps/parts-2.xml')).status).toBe(404);
    expect((await get('/sitemaps/parts-0.xml')).status).toBe(404);
  });

  test('PART-07 a data sheet starts with the part that it was opened for', async () => {
    const { cart_lines } = await new TestClient(server().url).call('getProductInformation', {
      cart_lines: [{ stock_code: 'HXB-16080-88G' }],
    });
    const sheet = cart_lines[0]?.documents.find(({ kind }) => kind === 'data sheet');
    expect(sheet?.path).toBe('/documents/ds-iso-4014.pdf?part=HXB-16080-88G');
    const written = pdfText(Buffer.from(await (await get(sheet?.path ?? '')).arrayBuffer()));
    const own = written.indexOf('Width across corners');
    expect(own).toBeGreaterThan(-1);
    expect(written.indexOf('HXB-16080-88G')).toBeLessThan(own);
    expect(own).toBeLessThan(written.indexOf('Stock code'));
  });

  test('PART-07 a part’s documents are PDF files at their addresses', async () => {
    const client = new TestClient(server().url);
    const { cart_lines, resource_id_lookups } = await client.call('getProductInformation', {
      cart_lines: ['HXB-12050-88Z', 'HTB-20065-109', 'CHK-00300-VES'].map((stock_code) => ({ stock_code })),
    });
    expect(cart_lines.every((line) => line.documents.length > 0)).toBe(true);
    for (const path of Object.values(resource_id_lookups)) {
      const answer = await get(path);
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.length).toBeGreaterThan(1500);
    }
    for (const path of ['/documents/none.pdf', '/documents/..%2f..%2fmain.pdf', '/documents/ds-iso-4014']) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test('PART-12 pictures are served by size; missing, empty, broken or outside files return 404', async () => {
    const answer = await get('/images/300/bolts/one.png');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pixel);
    for (const path of [
      '/images/300/none.png',
      '/images/300/empty.png',
      '/images/300/broken.png',
      '/images/200/bolts/one.png',
      '/images/300/..%2fsecret.png',
      '/images/300/%2e%2e/secret.png',
      '/images/300/bolts',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  test('PART-12 a drawing from the part’s dimensions is available outside the app', async () => {
    const answer = await get('/images/drawings/HXB-12050-88Z.svg');
    expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    const svg = await answer.text();
    expect(svg).toContain('M12');
    expect(svg.match(/<path /g)?.length).toBeGreaterThan(5);
    const pale = await (await get('/images/drawings/HXB-12050-88Z.svg?ink=pale')).text();
    expect(pale).toContain('stroke="#f8fafd"');
    expect(pale).not.toContain('#fff"');
    expect((await get('/images/drawings/NOPE.svg')).status).toBe(404);
    const dxf = await get('/images/drawings/HXB-12050-88Z.dxf');
    expect(dxf.headers.get('content-disposition')).toBe('attachment; filename="HXB-12050-88Z.dxf"');
    expect(await dxf.text()).toMatch(/LWPOLYLINE[\s\S]*EOF\s*$/);
    expect((await get('/images/drawings/NOPE.dxf')).status).toBe(404);
    const shelf = await (await get('/images/drawings/HXB-12050-88Z.svg?use=grid')).text();
    expect([svg, shelf].map((each) => each.match(/<text /g)?.length)).toEqual([5, 1]);
    expect(await (await get('/images/drawings/HXB-12050-88Z.svg?use=hex')).text()).not.toContain('<text ');
    const joint = await get('/images/figures/bolted-joint.svg?ink=pale');
    expect(joint.headers.get('content-type')).toContain('image/svg+xml');
    expect(await joint.text()).toContain('>60</text>');
  });

  test('TIP-01 CALL-01 get-did-you-know-list returns tips to visitors, with every link among its lookups', async () => {
    const { domain_lookups, resource_id_lookups, did_you_know } = await new TestClient(server().url).call(
      'getDidYouKnowList',
    );
    for (const word of ['order', 'orders', 'quick_quote', 'account', 'search']) {
      expect(chooseTips(did_you_know, word).length, word).toBeGreaterThan(1);
    }
    expect(new Set(did_you_know.map((tip) => tip.tip_id)).size).toBe(did_you_know.length);
    for (const tip of did_you_know) {
      expect([tip.title, tip.description, tip.filter]).not.toContain('');
      const href = tipHref({ domain_lookups, resource_id_lookups }, tip);
      expect(href !== null, tip.tip_id).toBe(tip.resource_id !== null);
    }
  });
});
