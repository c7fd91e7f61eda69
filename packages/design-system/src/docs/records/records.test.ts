import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { records } from './index.ts';
import { keys } from './record.ts';

const source = join(import.meta.dirname, '../..');

describe('records of components', () => {
  test.each(Object.entries(records))('%s states its purpose and refers to existing components only', (name, record) => {
    for (const key of ['use', 'avoid', 'do', 'dont', 'anatomy', 'content', 'related'] as const) {
      expect(record[key].length, `${name} ${key}`).toBeGreaterThan(0);
      for (const words of record[key]) expect(words.trim(), `${name} ${key}`).not.toBe('');
    }
    // A component takes no focus only where its record says so.
    if (record.keyboard.length === 0) expect(record.keyboard, name).toBe(keys.none);
    expect(record.screenReader).toMatch(/\.$/);
    for (const sentence of [...record.use, ...record.avoid, ...record.do, ...record.dont, ...record.content])
      expect(sentence, name).toMatch(/[.”]$/);
    for (const related of record.related) {
      expect(Object.keys(records), name).toContain(related);
      expect(related).not.toBe(name);
    }
    // A related component of what people should use instead is a link; the name at the end of `avoid` must be one.
    for (const [, other] of record.avoid.join('\n').matchAll(/: ([A-Z][a-z]+[A-Z]\w+)\.$/gm))
      expect(Object.keys(records), name).toContain(other);
    expect(record.since).toMatch(/^\d+\.\d+\.\d+$/);
  });

  test('a component’s first version is not newer than the package', () => {
    const { version } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8'));
    for (const { since } of Object.values(records))
      expect(since.localeCompare(version, 'en', { numeric: true })).toBeLessThanOrEqual(0);
  });
});
