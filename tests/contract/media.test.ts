import { createServer, type Server } from 'node:net';
import type { Envelope } from '@portal/domain/api';
import type { MediaFile } from '@portal/domain/hive';
import sharp from 'sharp';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { databases, useServer } from './databases.ts';
import { add, freshUri, newDraft } from './hive-support.ts';

type Answer = Envelope<{ readonly file: MediaFile }> & { readonly http: number };

async function send(client: TestClient, bytes: Uint8Array | string, query: object = {}): Promise<Answer> {
  const search = new URLSearchParams({ name: 'photo.jpg', ...query });
  const response = await fetch(`${client.url}/v3/media?${search}`, {
    method: 'POST',
    headers: client.bearer === null ? {} : { authorization: `Bearer ${client.bearer}` },
    body: typeof bytes === 'string' ? bytes : Buffer.from(bytes),
  });
  return { ...((await response.json()) as Envelope<{ readonly file: MediaFile }>), http: response.status };
}

async function upload(client: TestClient, bytes: Uint8Array | string, query: object = {}): Promise<MediaFile> {
  const { data, ...answer } = await send(client, bytes, query);
  if (!data) throw new Error(JSON.stringify(answer));
  return data.file;
}

const flat = (width: number, height: number, background = '#225588') =>
  sharp({ create: { width, height, channels: 3, background } });
const png = (width = 40, height = 30) => flat(width, height).png().toBuffer();
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n';

const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

describe.each(databases)('the library of pictures on %s', (database) => {
  const server = useServer(database);
  const staff = () => signedIn(server().url, 'staff');
  const marketing = () => signedIn(server().url, 'mktg');

  test('HIVE-13 the demo supplier has pictures in its library, and a page shows one', async () => {
    const client = await staff();
    const { files } = await client.call('mediaGetFiles');
    const truck = files.find(({ name }) => name === 'delivery-before-sunrise.svg');
    expect(truck).toMatchObject({
      media_id: 900_000_001,
      folder: 'Campaigns',
      uses: [{ live: true }, { label: 'Before the shutdown', live: false }],
    });
    expect((await fetch(server().url + truck?.path)).headers.get('content-type')).toBe('image/svg+xml');
    for (const { picture } of files) expect(picture?.alt).toMatch(/\w/);
  });

  test('a photo is stored upright, without EXIF, as WebP at widths up to its own, and served for good', async () => {
    const client = await staff();
    // Orientation 6: lies on its side.
    const photo = await flat(700, 1500)
      .withExif({ IFD0: { Copyright: 'Priya Nair' }, IFD3: { GPSLatitude: '33/1 51/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Priya Nair')).toBe(true);
    const file = await upload(client, photo, { name: 'shed.tif', folder: 'Campaigns/Shutdown' });
    expect(file).toMatchObject({
      name: 'shed.tif',
      folder: 'Campaigns/Shutdown',
      type: 'image/webp',
      added_by: 'staff',
      uses: [],
      picture: { width: 1500, height: 700, widths: [320, 640, 960, 1280, 1500], focus: [50, 50], alt: '' },
    });
    const served = await fetch(server().url + file.path);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    const stored = Buffer.from(await served.arrayBuffer());
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width: 1500, height: 700 });
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('Priya Nair')).toBe(false);
    const small = await bytesAt(server().url + file.path.replace('1500.webp', '320.webp'));
    expect((await sharp(small).metadata()).width).toBe(320);
    expect((await fetch(server().url + file.path.replace('1500.webp', '321.webp'))).status).toBe(404);
  });

  test('a file that is sent again under the same name in the same folder is added once', async () => {
    const client = await staff();
    const bytes = await png(41, 31);
    const first = await upload(client, bytes, { name: 'again.png', folder: 'Sites' });
    expect((await upload(client, bytes, { name: 'again.png', folder: 'Sites' })).media_id).toBe(first.media_id);
    const elsewhere = await upload(client, bytes, { name: 'again.png', folder: 'Products' });
    expect(elsewhere.media_id).not.toBe(first.media_id);
  });

  test('JPEG, PNG, WebP, AVIF and the first frame of a GIF are accepted, whatever their name', async () => {
    const client = await staff();
    const frames = [flat(20, 20, '#ff0000'), flat(20, 20, '#0000ff')].map((each) => each.png().toBuffer());
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const image = flat(20, 20, '#ff0000');
    const all = [
      await image.clone().jpeg().toBuffer(),
      await image.clone().png().toBuffer(),
      await image.clone().webp().toBuffer(),
      await image.clone().avif().toBuffer(),
      gif,
    ];
    for (const bytes of all) {
      const { path, picture } = await upload(client, bytes, { name: 'x.exe' });
      expect(picture).toMatchObject({ width: 20, height: 20, widths: [20] });
      const stored = sharp(await bytesAt(server().url + path));
      expect((await stored.metadata()).pages ?? 1).toBe(1);
      const [red = 0, , blue = 0] = await stored.raw().toBuffer();
      expect(red - blue).toBeGreaterThan(200);
    }
  });

  test('V1.3.4 an SVG is written anew without scripts, events, links and references, and runs nothing when opened', async () => {
    const client = await staff();
    const hostile = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa">]>
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20" onload="alert(1)">
      <script>alert(2)</script><style>@import url(https://evil.example/x.css); rect{fill:red}</style><style>.a{fill:#123456}</style>
      <a href="javascript:alert(4)"><rect class="a" width="40" height="20" onclick="alert(5)"/></a>
      <image href="https://evil.example/track.png"/><use href="https://evil.example/x.svg#a"/><use href="#own"/>
      <rect id="own" width="9" height="9" style="fill:url(https://evil.example/)" fill="url(#gradient)"/>
      <animate attributeName="href" to="javascript:alert(6)"/>
      <foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(3)"/></body></foreignObject></svg>`;
    const file = await upload(client, hostile, { name: 'drawing.svg' });
    expect(file).toMatchObject({ type: 'image/svg+xml', picture: { width: 40, height: 20, widths: [] } });
    const served = await fetch(server().url + file.path);
    expect(served.headers.get('content-type')).toBe('image/svg+xml');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await served.text();
    expect(text).not.toMatch(/script|alert|evil|onload|onclick|foreignObject|iframe|animate|<image|ENTITY|import/i);
    expect(text).toContain('.a{fill:#123456}');
    expect(text).toContain('href="#own"');
    expect(text).toContain('fill="url(#gradient)"');
    // Valid XML: a browser shows it in an `img`.
    expect((await sharp(Buffer.from(text)).metadata()).format).toBe('svg');
  });

  test('a PDF is stored as a document and may be shown in a frame of this site', async () => {
    const client = await staff();
    const file = await upload(client, pdf, { name: 'torque.pdf' });
    expect(file).toMatchObject({ type: 'application/pdf', picture: null, bytes: pdf.length });
    const served = await fetch(server().url + file.path);
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const { resources } = await client.call('resourcesGet');
    expect(resources.find((each) => each.path === file.path)?.kind).toBe('document');
  });

  test('V5.2.2 hostile, damaged and unknown files are refused with what to do, and nothing is stored', async () => {
    const client = await staff();
    const { files: before } = await client.call('mediaGetFiles');
    const good = await flat(300, 300).jpeg().toBuffer();
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 99, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    // 60,000 × 60,000 pixels in a few bytes.
    const bomb = await png();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const tiff = await flat(9, 9).tiff().toBuffer();
    const refusals: Readonly<Record<string, readonly [Uint8Array | string, string]>> = {
      empty: ['', 'empty_file'],
      'a page with the name of a picture': ['<!doctype html><script>alert(1)</script>', 'wrong_kind'],
      TIFF: [tiff, 'wrong_kind'],
      'a program': ['MZ\x90\0\x03', 'wrong_kind'],
      'a picture cut off': [noise.subarray(0, noise.length / 2), 'damaged'],
      'a beginning of a picture only': [good.subarray(0, 12), 'damaged'],
      'a PDF cut off': [pdf.slice(0, 30), 'damaged'],
      'an SVG of scripts only': ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'damaged'],
    };
    for (const [name, [bytes, error]] of Object.entries(refusals)) {
      const answer = await send(client, bytes);
      expect(answer.error, name).toBe(error);
      expect(answer.user_message, name).toMatch(/^Not added: /);
    }
    expect((await send(client, tiff)).user_message).toContain('browsers can’t show TIFF');
    expect(['too_many_pixels', 'damaged']).toContain((await send(client, bomb)).error);
    const wide = await sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await send(client, wide)).error).toBe('too_many_pixels');
    expect((await client.call('mediaGetFiles')).files).toEqual(before);
  });

  test('a picture that is also a page or an archive loses what is not the picture', async () => {
    const client = await staff();
    const polyglot = Buffer.concat([
      await flat(30, 30).jpeg().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x03\x04'),
    ]);
    const { path } = await upload(client, polyglot, { name: 'x.html' });
    const stored = await bytesAt(server().url + path);
    expect(stored.includes('<script>')).toBe(false);
    expect(stored.includes('PK\x03\x04')).toBe(false);
  });

  test('V5.2.1 a file above the limit is refused, declared or not', async () => {
    const client = await staff();
    const large = Buffer.alloc(20 * 1024 * 1024 + 1);
    const declared = await send(client, large).catch(() => null);
    // The connection may close before the body is sent.
    if (declared) expect(declared).toMatchObject({ http: 413, error: 'too_large' });
    const pieces = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 1_048_576) controller.enqueue(large.subarray(at, at + 1_048_576));
        controller.close();
      },
    });
    const streamed = await fetch(`${client.url}/v3/media?name=large.jpg`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.bearer}` },
      body: pieces,
      duplex: 'half',
    } as RequestInit).catch(() => null);
    if (streamed) expect(streamed.status).toBe(413);
    const { files } = await client.call('mediaGetFiles');
    expect(files.some((each) => each.name === 'large.jpg')).toBe(false);
  });

  test('SESS-06 only staff upload and see the library; everybody sees its pictures', async () => {
    const { url } = server();
    const visitor = new TestClient(url);
    const customer = await signedIn(url, 'customer');
    const bytes = await png();
    expect(await send(visitor, bytes)).toMatchObject({ http: 401, error: 'invalid_bearer' });
    expect((await send(customer, bytes)).error).toBe('not_allowed');
    expect((await customer.send('mediaGetFiles')).envelope.error).toBe('not_allowed');
    expect((await customer.send('mediaUpdate', { media_id: 900000001 })).envelope.error).toBe('not_allowed');
    expect((await visitor.send('mediaDelete', { media_id: 900000001 })).envelope.error).toBe('invalid_bearer');
    const file = await upload(await staff(), bytes);
    expect((await fetch(url + file.path)).status).toBe(200);
    for (const path of ['/media/1/x/0.webp', '/media/900000001/../0.webp', `/media/${file.media_id}/x/1.exe`]) {
      expect((await fetch(url + path, { redirect: 'manual' })).status, path).toBe(404);
    }
  });

  test('name, folder, alt text and focal point change; what is left out stays', async () => {
    const client = await staff();
    const { media_id } = await upload(client, await png());
    await client.call('mediaUpdate', { media_id, name: 'Crane', folder: 'Sites', alt: 'A crane', focus: [10, 80] });
    const { file } = await client.call('mediaUpdate', { media_id, folder: '' });
    expect(file).toMatchObject({ name: 'Crane', folder: '', picture: { alt: 'A crane', focus: [10, 80] } });
    for (const wrong of [{ name: ' ' }, { folder: 'a//b' }, { focus: [101, 0] }, { alt: 'x'.repeat(301) }]) {
      expect((await client.send('mediaUpdate', { media_id, ...wrong })).envelope.status, JSON.stringify(wrong)).toBe(
        'ERROR',
      );
    }
    expect((await client.send('mediaUpdate', { media_id: 999999999, name: 'x' })).envelope.error).toBe(
      'media_not_found',
    );
  });

  test('HIVE-15 a picture on a page cannot be deleted; on a published page only marketing changes it', async () => {
    const [client, publisher] = [await staff(), await marketing()];
    const { media_id, path } = await upload(client, await png(), { name: `${ulid()}.png` });
    const uri = freshUri();
    const draft = await newDraft(client, uri);
    await add(client, draft, 'image', {
      settings: [
        { name: 'image', value: String(media_id) },
        { name: 'alt', value: 'Nut' },
      ],
    });
    const uses = async () =>
      (await client.call('mediaGetFiles')).files.find((each) => each.media_id === media_id)?.uses;
    expect(await uses()).toEqual([{ page_id: draft.page_id, label: expect.any(String), live: false }]);
    const refused = await publisher.send('mediaDelete', { media_id });
    expect(refused.envelope).toMatchObject({
      error: 'media_in_use',
      user_message: expect.stringContaining(uri.toLowerCase()),
    });
    // Before publication staff may change everything.
    await client.call('mediaUpdate', { media_id, alt: 'A nut' });

    await publisher.call('draftsPublish', { page_id: draft.page_id, draft_id: draft.draft_id });
    expect((await uses())?.[0]?.live).toBe(true);
    expect((await client.send('mediaUpdate', { media_id, alt: 'Mine' })).envelope.error).toBe('not_allowed');
    expect((await client.send('mediaUpdate', { media_id, focus: [0, 0] })).envelope.error).toBe('not_allowed');
    await client.call('mediaUpdate', { media_id, name: 'nut.png' });
    const other = await flat(64, 64, '#aa3300').png().toBuffer();
    expect((await send(client, other, { replace: media_id })).error).toBe('not_allowed');
    expect((await send(publisher, pdf, { replace: media_id })).error).toBe('other_kind');

    const replaced = await upload(publisher, other, { replace: media_id });
    expect(replaced).toMatchObject({ media_id, name: 'nut.png', picture: { width: 64, alt: 'A nut' } });
    expect(replaced.path).not.toBe(path);
    const old = await fetch(server().url + path, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([302, replaced.path]);
    const { resource_id_lookups } = await new TestClient(server().url).call('resourcesGet');
    expect(resource_id_lookups[media_id]).toBe(replaced.path);

    // The former picture can be put back, and then the other one.
    const { former } = await client.call('mediaGetFormer', { media_id });
    const version = path.split('/')[3] ?? '';
    expect(former).toMatchObject([{ version, width: 40, height: 30, replaced_by: 'mktg' }]);
    expect(former[0]?.thumbnail).toMatch(/^data:image\/webp;base64,/);
    const putBack = { media_id, version };
    expect((await client.send('mediaPutBack', putBack)).envelope.error).toBe('not_allowed');
    const { file } = await publisher.call('mediaPutBack', putBack);
    expect(file).toMatchObject({ path, name: 'nut.png', picture: { width: 40, alt: 'A nut' } });
    expect((await fetch(server().url + path, { redirect: 'manual' })).status).toBe(200);
    const { former: since } = await client.call('mediaGetFormer', { media_id });
    expect(since.map((each) => each.version)).toEqual([replaced.path.split('/')[3]]);
    expect((await publisher.send('mediaPutBack', putBack)).envelope.error).toBe('media_not_found');
  });

  test('a cropped copy is cut around the focal point, and the picture itself stays', async () => {
    const client = await staff();
    const left = await flat(300, 400, '#ff0000').png().toBuffer();
    const both = await flat(800, 400, '#0000ff')
      .composite([{ input: left, left: 0, top: 0 }])
      .png()
      .toBuffer();
    const { media_id, path } = await upload(client, both, { name: 'two.png', folder: 'Sites' });
    await client.call('mediaUpdate', { media_id, alt: 'Two colours', focus: [0, 50] });
    const { file } = await client.call('mediaCrop', { media_id, shape: '3:4' });
    expect(file).toMatchObject({
      name: 'two 3x4.png',
      folder: 'Sites',
      picture: { width: 300, height: 400, alt: 'Two colours', focus: [50, 50] },
    });
    const { channels } = await sharp(await bytesAt(server().url + file.path)).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 255))).toEqual([1, 0, 0]);
    expect((await client.call('mediaGetFiles')).files.find((each) => each.media_id === media_id)?.path).toBe(path);
    const document = await upload(client, pdf);
    const refused = await client.send('mediaCrop', { media_id: document.media_id, shape: '1:1' });
    expect(refused.envelope.error).toBe('not_a_picture');
  });

  test('a file that no page uses is deleted with its bytes', async () => {
    const client = await staff();
    const { media_id, path } = await upload(client, await png());
    await client.call('mediaDelete', { media_id });
    expect((await fetch(server().url + path, { redirect: 'manual' })).status).toBe(404);
    expect((await client.send('mediaDelete', { media_id })).envelope.error).toBe('media_not_found');
  });
});

describe.each(databases)('the virus scanner on %s', (database) => {
  let answer: string | null = null;
  let received = '';
  let scanner: Server;
  let port = 0;
  beforeAll(async () => {
    scanner = createServer((socket) => {
      socket.on('data', (piece) => {
        received += piece.toString('latin1');
        if (!received.endsWith('\0\0\0\0')) return;
        if (answer === null) socket.destroy();
        else socket.end(`${answer}\0`);
      });
    });
    await new Promise<void>((done) => scanner.listen(0, '127.0.0.1', done));
    const address = scanner.address();
    port = typeof address === 'object' && address ? address.port : 0;
    process.env.PORTAL_VIRUS_SCANNER = `tcp://127.0.0.1:${port}`;
  });
  afterAll(() => {
    delete process.env.PORTAL_VIRUS_SCANNER;
    scanner.close();
  });
  const server = useServer(database);

  test('a clean file is added; an infected one, or one that was not scanned, is not', async () => {
    const client = await signedIn(server().url, 'staff');
    const bytes = await png();
    answer = 'stream: OK';
    expect((await upload(client, bytes)).media_id).toBeGreaterThan(0);
    expect(received.startsWith('zINSTREAM\0')).toBe(true);
    expect(received).toContain(Buffer.from(bytes).toString('latin1'));
    answer = 'stream: Eicar-Signature FOUND';
    received = '';
    expect((await send(client, bytes)).error).toBe('infected');
    answer = null;
    received = '';
    expect(await send(client, bytes)).toMatchObject({ http: 503, error: 'not_scanned' });
    const added = (await client.call('mediaGetFiles')).files.filter((each) => each.added_by === 'staff');
    expect(added).toHaveLength(1);
  });
});
