import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { childrenOf, textOf, xmlElements } from '@portal/feeds/bmecat';
import { FileFault } from '@portal/feeds/reading';
import { AwsClient } from 'aws4fetch';
import { bucketMessages } from '../../messages/bucket.ts';
import type { BucketAccess } from './bucket-settings.ts';

/** How long one request may take (milliseconds); a whole catalogue is a few hundred megabytes. */
const requestTimeout = 600_000;

/** The bucket responded with an error. */
export class BucketRefusal extends Error {}

/** The message of an S3 error document; empty if there is none. A proxy in front of the store may send its own page instead. */
async function reasonIn(text: string): Promise<string> {
  try {
    for await (const error of xmlElements(Readable.from([text]), new Set(['Error']))) return textOf(error, 'Message');
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
  }
  return '';
}

/** The files of a bucket. Every operation throws an Error with the server's reason if it fails. */
export class S3Bucket {
  readonly #client: AwsClient;
  readonly #bucket: BucketAccess;
  readonly #timeout: number;

  constructor(bucket: BucketAccess, timeout = requestTimeout) {
    this.#timeout = timeout;
    const { accessKeyId, secretAccessKey, region } = bucket;
    this.#bucket = bucket;
    // A streamed upload cannot be sent again; the job is repeated every minute instead.
    this.#client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  }

  /** Names of the files directly in the prefix, without it; only those that begin with `start`. */
  async list(start = ''): Promise<readonly string[]> {
    const { prefix, url } = this.#bucket;
    const names: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const query = new URLSearchParams({ 'list-type': '2', delimiter: '/', prefix: `${prefix}${start}` });
      if (next !== '') query.set('continuation-token', next);
      const response = await this.#send(`${url}/?${query}`, {}, 'the list of its files');
      const text = await response.text();
      next = null;
      for await (const result of xmlElements(Readable.from([text]), new Set(['ListBucketResult']))) {
        names.push(...childrenOf(result, 'Contents').map((each) => textOf(each, 'Key').slice(prefix.length)));
        if (textOf(result, 'IsTruncated') === 'true') next = textOf(result, 'NextContinuationToken');
      }
    }
    return names.filter((name) => name !== '').sort();
  }

  async download(name: string, path: string): Promise<void> {
    const { body } = await this.#send(this.#address(name), {}, name);
    if (body) await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(path));
  }

  async upload(path: string, name: string): Promise<void> {
    const headers = {
      'content-length': String((await stat(path)).size),
      // Signing the content would mean reading it twice; the connection protects it.
      'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
    };
    const body = Readable.toWeb(createReadStream(path)) as unknown as BodyInit;
    const init = { method: 'PUT', headers, body, duplex: 'half' as const };
    await (await this.#send(this.#address(name), init, name)).text();
  }

  /** The content of a small file; null if there is none. */
  async read(name: string): Promise<Uint8Array | null> {
    const response = await this.#fetch(this.#address(name));
    if (response.status === 404) return null;
    return new Uint8Array(await (await this.#checked(response, name)).arrayBuffer());
  }

  /** Stores a small file. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const init = { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> };
    await (await this.#send(this.#address(name), init, name)).text();
  }

  async remove(name: string): Promise<void> {
    await (await this.#send(this.#address(name), { method: 'DELETE' }, name)).text();
  }

  #address(name: string): string {
    const { url, prefix } = this.#bucket;
    return `${url}/${`${prefix}${name}`.split('/').map(encodeURIComponent).join('/')}`;
  }

  async #send(address: string, init: Parameters<AwsClient['fetch']>[1], what: string): Promise<Response> {
    return this.#checked(await this.#fetch(address, init), what);
  }

  /** Only the configured store is called: a redirect is an error. */
  #fetch(address: string, init: Parameters<AwsClient['fetch']>[1] = {}): Promise<Response> {
    return this.#client.fetch(address, { ...init, redirect: 'error', signal: AbortSignal.timeout(this.#timeout) });
  }

  async #checked(response: Response, what: string): Promise<Response> {
    if (response.ok) return response;
    const reason = await reasonIn(await response.text());
    throw new BucketRefusal(bucketMessages.refused(what, response.status, reason));
  }
}
