import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ComponentDocs, isDocumented } from '../../.storybook/component-docs.ts';
import { exportsOf, readDocs, readProject } from '../../.storybook/prop-tables.ts';
import { records } from '../../packages/design-system/src/docs/records/index.ts';

const source = join(import.meta.dirname, '../../packages/design-system/src');
let read: ReturnType<typeof readProject>;
/** Names of the exported components; `GridBox` is an element, which has no props of its own. */
let exported: readonly string[];
const components = new Map<string, ComponentDocs>();

beforeAll(() => {
  read = readProject();
  const declared = exportsOf(read.project, join(source, 'index.ts')).filter(
    ({ name, isType, path }) => !isType && /^[A-Z]/.test(name) && path.startsWith(join(source, 'components/')),
  );
  exported = declared.map(({ name }) => name);
  for (const path of new Set(declared.map((each) => each.path))) {
    for (const [name, docs] of Object.entries(readDocs(read.project, path))) {
      if (exported.includes(name)) components.set(name, docs);
    }
  }
});

afterAll(() => read.close());

describe('the entry points of the design system', () => {
  test.each(['index.ts', 'css.ts', 'themes/index.ts'])('%s exports what others rely on', (file) => {
    const all = exportsOf(read.project, join(source, file));
    expect(all.map(({ name, isType }) => (isType ? `type ${name}` : name)).sort()).toMatchSnapshot();
  });
});

test('each exported component has a record, and each record has its component', () => {
  expect(Object.keys(records).sort()).toEqual([...exported].sort());
});

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
