import { expect, test } from 'vitest';
import { redirectProblem } from './redirects.ts';

const others = [{ path: '/old', target: '/new#top' }];
const problem = (path: string, target: string, isAddress = true) =>
  redirectProblem(others, { path, target }, isAddress)?.field;

test('HIVE-01 a redirect leads once, from an address that a page could have', () => {
  expect(problem('/a', '/b')).toBeUndefined();
  expect(problem('/a', 'https://partner.example/x')).toBeUndefined();
  expect(problem('/orders', '/b')).toBe('path');
  expect(problem('/old', '/b')).toBe('path');
  expect(problem('/a', 'mailto:a@b.example')).toBe('target');
  expect(problem('/a', '/b"', false)).toBe('target');
  expect(problem('/a', '/A/?x=1')).toBe('target');
  expect(problem('/a', '/old')).toBe('target');
  expect(problem('/new', '/b')).toBe('path');
});
