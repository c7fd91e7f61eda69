import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BucketRefusal, S3Bucket } from './s3-bucket.ts';

/** Body of the next response, with status 403. */
let body = '';
const server = createServer((_, response) => response.writeHead(403).end(body));

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const refusalWith = async (content: string) => {
  body = content;
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
  const access = { url, prefix: '', region: 'ap-southeast-2', accessKeyId: 'key', secretAccessKey: 'secret' };
  return new S3Bucket(access).list().catch((error: unknown) => error);
};

test.each([
  [
    'in entities',
    '<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>Smith &amp; Sons</Message></Error>',
    'Smith & Sons',
  ],
  ['in a section of characters', '<Error><Message><![CDATA[a < b]]></Message></Error>', 'a < b'],
  [
    'with a namespace',
    '<s3:Error xmlns:s3="http://s3.amazonaws.com/doc"><s3:Message lang=\'en\'>No.</s3:Message></s3:Error>',
    'No.',
  ],
])('a refusal of a bucket gives the message of its error document: %s', async (_, content, reason) => {
  const error = await refusalWith(content);
  expect(error).toBeInstanceOf(BucketRefusal);
  expect(error).toMatchObject({ message: `The bucket refused the list of its files (403). ${reason}` });
});

test.each([
  ['no body', ''],
  ['a page of a proxy', '<html><body>Forbidden<br></body></html>'],
  ['another document', '<Problem><Message>No.</Message></Problem>'],
])('a refusal of a bucket without an error document is a refusal without a reason: %s', async (_, content) => {
  const error = await refusalWith(content);
  expect(error).toBeInstanceOf(BucketRefusal);
  expect(error).toMatchObject({ message: 'The bucket refused the list of its files (403).' });
});
