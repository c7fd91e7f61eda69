import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextBuild, recordBuild } from '../../app/build/retain-builds.ts';

const day = 24 * 3600 * 1000;
let folder = '';

function make(build: number, made: number, ...names: string[]): void {
  for (const name of names) writeFileSync(join(folder, 'assets', name), name);
  recordBuild(folder, { build, made, files: names });
}
const files = () => readdirSync(join(folder, 'assets')).sort();

describe('files of older builds', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'builds-'));
    mkdirSync(join(folder, 'assets'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('stay for 14 days beside the new ones; files of no build are removed immediately', () => {
    writeFileSync(join(folder, 'assets', 'stray.js'), '');
    make(6308, 0, 'base-a.js', 'part-a.js');
    expect(files()).toEqual(['base-a.js', 'part-a.js']);
    make(6309, 13 * day, 'base-a.js', 'part-b.js');
    expect(files()).toEqual(['base-a.js', 'part-a.js', 'part-b.js']);
    make(6310, 15 * day, 'base-a.js', 'part-c.js');
    expect(files()).toEqual(['base-a.js', 'part-b.js', 'part-c.js']);
  });

  test('are kept for at most five builds', () => {
    for (const build of [5, 6, 7, 8, 9, 10]) make(build, 1, `part-${build}.js`);
    expect(files()).toEqual([10, 6, 7, 8, 9].map((build) => `part-${build}.js`));
  });

  test('PING-03 builds are numbered from 6308 on', () => {
    expect(nextBuild(folder)).toBe(6308);
    make(6308, 0, 'a.js');
    expect(nextBuild(folder)).toBe(6309);
  });
});
