import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Import {
  readonly file: string;
  readonly target: string;
}

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (['node_modules', 'dist', 'test-results'].includes(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sources(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const pattern = /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(pattern)].map((match) => {
    const target = match[1] ?? match[2] ?? '';
    return { file, target: target.startsWith('.') ? normalize(join(dirname(file), target)) : target };
  });
}

/** Zones are the folders with a package.json. */
const zones = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'app', 'server'].filter(
  (zone) => statSync(join(root, zone, 'package.json'), { throwIfNoEntry: false }),
);

const packageOf = (zone: string) => JSON.parse(readFileSync(join(root, zone, 'package.json'), 'utf8'));
const isTest = (file: string) => /\.(test|stories)\.tsx?$/.test(file) || /\/(fixtures|support)(\/|\.)/.test(file);

/** Build-time code reads sources by path, because packages are not built yet. */
const isBuildTime = (file: string) => file.includes('.config.') || file.startsWith('app/build/');

const all = zones.flatMap((zone) => sources(zone).flatMap(importsOf));
const listed = (found: readonly Import[]) => found.map((each) => `${each.file} → ${each.target}`);

/** Biome checks the rest: undeclared packages, cycles, React, Node, Radix and themes (biome.json). */
describe('imports go one way', () => {
  test('lazy imports name a file, because a package entry point would load the whole package', () => {
    const whole = /import\(\s*'@portal\/(?:design-system|portal-widgets|portal-client)'\s*\)/;
    const wrong = zones
      .flatMap((zone) => sources(`${zone}/src`))
      .filter((file) => !isTest(file) && whole.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  test('no relative import leaves its package', () => {
    const wrong = all.filter(({ file, target }) => {
      const zone = zones.find((each) => file.startsWith(`${each}/`));
      return (
        zone !== undefined &&
        !isBuildTime(file) &&
        /^(packages|app|server|tests)\//.test(target) &&
        !target.startsWith(`${zone}/`)
      );
    });
    expect(listed(wrong)).toEqual([]);
  });

  test('only tests import test support', () => {
    const wrong = all.filter(
      ({ file, target }) =>
        (target === '@portal/domain/fixtures' || target.startsWith('packages/domain/src/fixtures/')) &&
        !isTest(file) &&
        !/\/testing\/|\.fixture\.ts$/.test(file),
    );
    expect(listed(wrong)).toEqual([]);
  });

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

  test('the browser imports only types from the contract: its schemas stay on the server', () => {
    const browser = /^(packages\/(portal-client|portal-widgets|design-system|hive-[a-z]+)|app)\/src\//;
    const wrong = zones
      .flatMap(sources)
      .filter((file) => browser.test(file))
      .filter((file) =>
        /(?:import|export) (?!type\b)[^;]*?from '@portal\/domain\/contract'|from 'zod|import\(\s*'@portal\/domain\/contract/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
      );
    expect(wrong).toEqual([]);
  });

  test('features do not import features', () => {
    const feature = (path: string) => /^app\/src\/features\/([^/]+)\//.exec(path)?.[1];
    const wrong = all.filter(({ file, target }) => {
      const from = feature(file);
      const to = feature(target);
      return from !== undefined && to !== undefined && from !== to;
    });
    expect(listed(wrong)).toEqual([]);
  });
});

describe('norms', () => {
  test('no call contains SQL: a handler reads the request, calls a function of its area and shapes the response', () => {
    const wrong = sources('server').filter((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return !isTest(file) && /: Handler</.test(text) && /\bsql`/.test(text);
    });
    expect(wrong).toEqual([]);
  });

  // Biome's rule counts a comment or template of many lines as one, so SQL would escape it.
  test('no source file has over 300 lines, unless it is generated', () => {
    const generated = 'server/src/db/schema.ts';
    const long = zones
      .flatMap(sources)
      .filter((file) => !isTest(file) && !file.endsWith('.d.ts') && file !== generated)
      .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });

  test('no test is todo, none of a table is skipped or focused, and none sleeps', () => {
    const banned = /\b(it|test|describe)\.(todo\b|(skip|only)\.(each|for)\b)|waitForTimeout\(/;
    const wrong = [...zones, 'tests']
      .flatMap(sources)
      .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file))
      .filter((file) => banned.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});
