import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ComponentDocs, isDocumented } from '../../.storybook/component-docs.ts';
import { readDocs, readProject } from '../../.storybook/prop-tables.ts';

const source = join(import.meta.dirname, '../../packages/design-system/src');
let read: ReturnType<typeof readProject>;
const components = new Map<string, ComponentDocs>();

beforeAll(() => {
  read = readProject();
  const entryPoint = readFileSync(join(source, 'index.ts'), 'utf8');
  for (const [, names = '', file = ''] of entryPoint.matchAll(
    /export \{([^}]*)\} from '\.\/(components\/[^']*\.tsx)'/g,
  )) {
    const exported = names.split(',').map((name) => name.trim());
    for (const [name, docs] of Object.entries(readDocs(read.project, join(source, file)))) {
      if (exported.includes(name)) components.set(name, docs);
    }
  }
});

afterAll(() => read.close());

test('each component of the design system and each of its props has a description', () => {
  expect(components.size).toBeGreaterThan(55);
  const undocumented = [...components].flatMap(([component, { about, props }]) => [
    ...(/^\w/.test(about) ? [] : [component]),
    ...Object.entries(props)
      .filter(([name, prop]) => !isDocumented(name, prop))
      .map(([name]) => `${component}.${name}`),
  ]);
  expect(undocumented).toEqual([]);
});

test('prop tables list union members in source order, with default values', () => {
  const { kind, size, children } = components.get('Button')?.props ?? {};
  expect(size).toMatchObject({ type: "'s' | 'm' | 'l'", words: ['s', 'm', 'l'], required: false, fallback: "'m'" });
  expect(kind).toMatchObject({ kind: 'words', fallback: "'outlined'" });
  expect(children).toMatchObject({ type: 'ReactNode', kind: 'node', required: true, fallback: null });
  expect(components.get('Button')?.about).toContain('Takes the attributes of `<button>` too');
  // A prop is required only if every variant requires it.
  const group = components.get('ButtonGroup')?.props ?? {};
  expect(group.label).toMatchObject({ required: true });
  expect(group.value).toMatchObject({ required: false });
  expect(group.kind).toMatchObject({ words: ['actions', 'one', 'many'] });
});
