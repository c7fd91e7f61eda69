import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';

/** Zones are the folders with a package.json. */
const zones = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'app', 'server'].filter(
  (zone) => statSync(join(root, zone, 'package.json'), { throwIfNoEntry: false }),
);

const packageOf = (zone: string) => JSON.parse(readFileSync(join(root, zone, 'package.json'), 'utf8'));

const order = {
  'packages/design-system': [],
  // Only the list of themes, which Biome checks: the preference offers them.
  'packages/domain': ['design-system'],
  'packages/feeds': [],
  'packages/portal-client': ['domain'],
  'packages/portal-widgets': ['design-system', 'domain'],
  'packages/hive-components': ['design-system', 'domain'],
  'packages/hive-editor': ['design-system', 'domain', 'portal-client', 'hive-components'],
  server: ['domain', 'feeds', 'hive-components'],
  app: ['design-system', 'domain', 'portal-client', 'portal-widgets', 'hive-components', 'hive-editor'],
} as const satisfies Record<string, readonly string[]>;

// Biome checks the imports themselves (biome.json, scripts/lint).
test('dependencies between packages follow the architecture', () => {
  for (const zone of zones) {
    const allowed = Object.entries(order).find(([name]) => name === zone)?.[1];
    expect(allowed, `${zone} has no place in the plan`).toBeDefined();
    const named = Object.keys(packageOf(zone).dependencies ?? {})
      .filter((name) => name.startsWith('@portal/'))
      .map((name) => name.slice('@portal/'.length));
    expect(
      named.filter((name) => !(allowed as readonly string[] | undefined)?.includes(name)),
      zone,
    ).toEqual([]);
  }
});

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'test-results'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file) || /\/(fixtures|support)(\/|\.)/.test(file);

// Biome's rule counts a comment or template of many lines as one, so SQL would escape it.
test('no source file has over 300 lines, unless it is generated', () => {
  const generated = 'server/src/db/schema.ts';
  const long = zones
    .flatMap(sources)
    .filter((file) => !isTest(file) && !file.endsWith('.d.ts') && file !== generated)
    .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
  expect(long).toEqual([]);
});
