/**
 * A stand-in for an S3-compatible store, in its own process: lists, gets, puts and deletes the objects of one bucket, two names to a page of a
 * list. Refuses requests that are not signed with S3_KEY. Prints its address; GET /state lists the names of all objects.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';

const { S3_KEY = 'key', S3_SECRET = 'secret', S3_BUCKET = 'feeds' } = process.env;
const pageSize = 2;
/** @type {Map<string, Buffer>} */
const objects = new Map();

/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();

/** @param {import('node:http').IncomingMessage} request @param {URL} url */
function isSigned(request, url) {
  const [, key, day, region, names = '', signature] =
    /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  if (key !== S3_KEY || day === undefined || region === undefined) return false;
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const body = String(request.headers['x-amz-content-sha256']);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, body].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], `${day}/${region}/s3/aws4_request`, hash].join('\n');
  const signing = hmac(hmac(hmac(hmac(`AWS4${S3_SECRET}`, day), region), 's3'), 'aws4_request');
  return hmac(signing, text).toString('hex') === signature;
}

/** @param {URLSearchParams} query */
function listOf(query) {
  const prefix = query.get('prefix') ?? '';
  const from = query.get('continuation-token') ?? '';
  const names = [...objects.keys()]
    .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/') && name > from)
    .sort();
  const page = names.slice(0, pageSize);
  const next = names.length > pageSize ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((name) => `<Contents><Key>${name}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== ''}</IsTruncated>${contents}${next}</ListBucketResult>`;
}

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '/', 'http://s3');
  const parts = [];
  for await (const part of request) parts.push(part);
  if (url.pathname === '/state') {
    response.end(JSON.stringify([...objects.keys()].sort()));
    return;
  }
  if (!isSigned(request, url)) {
    response.writeHead(403).end('<Error><Message>The signature does not match.</Message></Error>');
    return;
  }
  if (!url.pathname.startsWith(`/${S3_BUCKET}/`)) {
    response.writeHead(404).end('<Error><Message>There is no such bucket.</Message></Error>');
    return;
  }
  const name = decodeURIComponent(url.pathname.slice(`/${S3_BUCKET}/`.length));
  const object = objects.get(name);
  if (request.method === 'PUT') objects.set(name, Buffer.concat(parts));
  if (request.method === 'DELETE') objects.delete(name);
  if (request.method !== 'GET') response.end();
  else if (name === '') response.end(listOf(url.searchParams));
  else if (object) response.end(object);
  else response.writeHead(404).end('<Error><Message>There is no such object.</Message></Error>');
});

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(`The stand-in S3 is at http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => process.exit(0));
