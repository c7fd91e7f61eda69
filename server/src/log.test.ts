import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { logOptions } from './log.ts';

/** Logs the values at the level `info` and returns the line. */
function lineOf(values: object): string {
  const parts: string[] = [];
  const stream = new Writable({
    write: (part, _, done) => {
      parts.push(String(part));
      done();
    },
  });
  pino(logOptions({ logLevel: 'info' }), stream).info(values, 'a call');
  return parts.join('');
}

test('V16.2.5 bearers, passwords, codes and cookies are removed from a line of the log, wherever they stand', () => {
  const secret = 'a-secret-of-somebody';
  const line = lineOf({
    bearer: secret,
    bearer_token: secret,
    password: secret,
    code: secret,
    cookies: secret,
    authorization: secret,
    data: { password: secret, new_password: secret, old_password: secret, bearer_token: secret },
    headers: { cookie: secret, authorization: secret, 'set-cookie': secret },
    req: { headers: { authorization: secret, cookie: secret } },
    body: { cookies: secret, data: { password: secret } },
    call: 'login',
  });
  expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toMatchObject({ call: 'login', password: '[removed]', level: 'info' });
});

test('V16.2.2 the time of a line is in UTC', () => {
  expect(JSON.parse(lineOf({})).time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});
