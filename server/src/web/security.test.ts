import { expect, test } from 'vitest';
import { newNonce, pagePolicy } from './security.ts';

test('a page runs only scripts with the nonce of its response, no inline or evaluated code', () => {
  const policy = pagePolicy('abc', false);
  expect(policy).toContain(`script-src 'nonce-abc' 'strict-dynamic'`);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(policy).toContain(`require-trusted-types-for 'script'; trusted-types portal-worker`);
  expect(policy).toContain(`frame-ancestors 'none'`);
  expect(policy).toContain(`frame-src 'self' https://player.vimeo.com;`);
  expect(policy).toContain(`style-src 'self' 'nonce-abc';`);
  expect(pagePolicy('abc', false, `'sha256-x='`)).toContain(`style-src 'self' 'nonce-abc' 'sha256-x=';`);
  // Nothing is sent to another host, and embedded videos are the only foreign frames.
  expect(policy).toContain(`connect-src 'self';`);
  expect(newNonce()).not.toBe(newNonce());
});
