import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
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

describe('imports go one way', () => {
  test.each(zones)('%s imports only packages that it names as dependencies', (zone) => {
    const { dependencies = {}, devDependencies = {} } = packageOf(zone);
    const own = { ...dependencies, ...devDependencies };
    const wrong = all.filter(
      ({ file, target }) =>
        file.startsWith(`${zone}/src/`) &&
        target.startsWith('@portal/') &&
        !Object.keys(own).some((name) => target === name || target.startsWith(`${name}/`)),
    );
    expect(listed(wrong)).toEqual([]);
  });

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
    'packages/domain': [],
    'packages/feeds': [],
    'packages/portal-client': ['domain'],
    'packages/portal-widgets': ['design-system', 'domain'],
    'packages/hive-components': ['design-system', 'domain', 'portal-widgets'],
    'packages/hive-editor': ['design-system', 'domain', 'portal-client', 'portal-widgets', 'hive-components'],
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

  test('only the design system imports Radix, TanStack Table and Virtual, and defines themes', () => {
    const wrong = all.filter(
      ({ file, target }) =>
        !file.startsWith('packages/design-system/') &&
        /^(radix-ui|@radix-ui\/|@tanstack\/react-(table|virtual))/.test(target),
    );
    expect(listed(wrong)).toEqual([]);
    const themed = zones
      .filter((zone) => zone !== 'packages/design-system')
      .flatMap(sources)
      .filter((file) => /createTheme|createGlobalTheme/.test(readFileSync(join(root, file), 'utf8')));
    expect(themed).toEqual([]);
  });

  test('the domain uses neither React, nor the DOM, nor Node', () => {
    const wrong = all.filter(
      ({ file, target }) =>
        file.startsWith('packages/domain/src/') &&
        !isTest(file) &&
        (/^(react|node:)/.test(target) || target === 'react-dom'),
    );
    expect(listed(wrong)).toEqual([]);
  });

  test('the server, and the portal client outside its hooks, do not use React', () => {
    const wrong = all.filter(
      ({ file, target }) =>
        /^(packages\/portal-client\/src\/(?!react\/)|server\/)/.test(file) && /^(react|swr)\b/.test(target),
    );
    expect(listed(wrong)).toEqual([]);
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

  test('there are no import cycles', () => {
    const graph = new Map<string, string[]>();
    for (const { file, target } of all) {
      if (isTest(file) || !/^(packages|app|server)\//.test(target)) continue;
      graph.set(file, [...(graph.get(file) ?? []), target]);
    }
    const typeOnly = (file: string, target: string) => {
      const text = readFileSync(join(root, file), 'utf8');
      const name = relative(dirname(file), target).replace(/^(?!\.)/, './');
      const lines = [...text.matchAll(/(import|export)\s+(type\s)?[^'";]*?from\s+['"]([^'"]+)['"]/g)].filter(
        (m) => m[3] === name,
      );
      return lines.length > 0 && lines.every((m) => m[2]);
    };
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, trail: readonly string[]): void => {
      if (trail.includes(file)) {
        circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
        return;
      }
      if (done.has(file)) return;
      done.add(file);
      for (const next of graph.get(file) ?? []) if (!typeOnly(file, next)) visit(next, [...trail, file]);
    };
    for (const file of graph.keys()) visit(file, []);
    expect(circles).toEqual([]);
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

  test('no source file has over 300 lines, unless it is generated', () => {
    const generated = 'server/src/db/schema.ts';
    const long = zones
      .flatMap(sources)
      .filter((file) => !isTest(file) && !file.endsWith('.d.ts') && file !== generated)
      .filter((file) => readFileSync(join(root, file), 'utf8').split('\n').length > 301);
    expect(long).toEqual([]);
  });

  test('no test is skipped, focused or todo, and none sleeps', () => {
    const banned = new RegExp(
      `\\b(it|test|describe)\\.(${['skip', 'only', 'todo', 'fixme'].join('|')})\\b|waitFor${'Timeout'}\\(`,
    );
    const wrong = [...zones, 'tests']
      .flatMap(sources)
      .filter((file) => /\.(test|spec|stories)\.tsx?$/.test(file))
      .filter((file) => banned.test(readFileSync(join(root, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});
