import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../support/root.ts';

interface Import {
  readonly from: string;
  readonly names: readonly string[];
}

/** Static imports and re-exports of a source file: values only, and without what is loaded later. */
function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export)(?! type) ?([^'"]*?)(?: from )?['"]([^'"]+)['"];/gm)].map(
    ([, what = '', from = '']) => ({
      from,
      names: (/\{([^}]*)\}/s.exec(what)?.[1] ?? '')
        .split(',')
        .map((name) => name.trim().replace(/ as .*$/, ''))
        .filter((name) => name !== '' && !name.startsWith('type ')),
    }),
  );
}

const widgets = join(root, 'packages/portal-widgets/src/index.ts');

/** Names of the design system that these screens load at once, through the app's own modules and the widgets they take. */
export function usedNames(screens: readonly string[]): string[] {
  const used = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file) || !/\.tsx?$/.test(file)) return;
    seen.add(file);
    for (const { from, names } of importsOf(file)) {
      if (from === '@portal/design-system') for (const name of names) used.add(name);
      else if (from.startsWith('.')) visit(join(dirname(file), from));
      else if (from === '@portal/portal-widgets') {
        for (const door of importsOf(widgets)) {
          if (door.names.some((name) => names.includes(name))) visit(join(dirname(widgets), door.from));
        }
      }
    }
  };
  for (const screen of screens) visit(join(root, 'app', screen));
  return [...used].sort();
}
