import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Names that an entry point exports, read from its source: importing it would load all components and style sheets. */
function exportsOf(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gms)]
    .flatMap(([, list]) => (list ?? '').split(','))
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => name.replace(/^(type )?(?:\w+ as )?(\w+)$/, '$1$2'))
    .sort();
}

describe('the public doors', () => {
  test.each(['index.ts', 'css.ts', 'themes/index.ts'])('%s exports what others rely on', (file) => {
    expect(exportsOf(`./${file}`)).toMatchSnapshot();
  });
});
