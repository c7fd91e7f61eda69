import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readProject, toldIn } from '../../.storybook/prop-tables.ts';
import { isTold, type Told } from '../../.storybook/told.ts';

const source = join(import.meta.dirname, '../../packages/design-system/src');
let read: ReturnType<typeof readProject>;
const components = new Map<string, Told>();

beforeAll(() => {
  read = readProject();
  const door = readFileSync(join(source, 'index.ts'), 'utf8');
  for (const [, names = '', file = ''] of door.matchAll(/export \{([^}]*)\} from '\.\/(components\/[^']*\.tsx)'/g)) {
    const exported = names.split(',').map((name) => name.trim());
    for (const [name, told] of Object.entries(toldIn(read.project, join(source, file)))) {
      if (exported.includes(name)) components.set(name, told);
    }
  }
});

afterAll(() => read.close());

test('each component of the design system, and each of its properties, is told in a sentence', () => {
  expect(components.size).toBeGreaterThan(55);
  const untold = [...components].flatMap(([component, { about, props }]) => [
    ...(/^\w/.test(about) ? [] : [component]),
    ...Object.entries(props)
      .filter(([name, prop]) => !isTold(name, prop))
      .map(([name]) => `${component}.${name}`),
  ]);
  expect(untold).toEqual([]);
});

test('a table of properties has the words of a union in the order of the source, and what they are when not given', () => {
  const { kind, size, children } = components.get('Button')?.props ?? {};
  expect(size).toMatchObject({ type: "'s' | 'm' | 'l'", words: ['s', 'm', 'l'], required: false, fallback: "'m'" });
  expect(kind).toMatchObject({ kind: 'words', fallback: "'outlined'" });
  expect(children).toMatchObject({ type: 'ReactNode', kind: 'node', required: true, fallback: null });
  expect(components.get('Button')?.about).toContain('Takes the attributes of `<button>` too');
  // What each form of a component asks for is asked for; what one of them does is not.
  const group = components.get('ButtonGroup')?.props ?? {};
  expect(group.label).toMatchObject({ required: true });
  expect(group.value).toMatchObject({ required: false });
  expect(group.kind).toMatchObject({ words: ['actions', 'one', 'many'] });
});
