import { expect, test } from 'vitest';
import type { View } from '../render/view.ts';
import { combo } from '../settings/combo.ts';
import { number } from '../settings/number.ts';
import { decodeSettings, withSettings } from './decode.ts';
import { define } from './definition.ts';
import type { HiveComponentType } from './definitions.ts';

const given = { name: 'x', id: 100, label: 'X', summary: 'X.', icon: 'Square', group: 'Layout' } as const;
const settings = { rows: number('Rows', 2), size: combo('Size', ['S', 'M'], 'S') };
const title = decodeSettings('title', {});

/** Mistakes that must not compile: an unused `@ts-expect-error` fails the type check. */
const mistakes = {
  // @ts-expect-error a default that is none of the options
  defaultOutside: () => combo('Size', ['S', 'M'], 'L'),
  // @ts-expect-error cells without a count
  uncounted: () => define({ ...given, children: 'cells', settings }),
  // @ts-expect-error a count where children are a flow
  counted: () => define({ ...given, children: 'flow', cells: () => ({ count: 1, columns: 1 }), settings }),
  // @ts-expect-error a count of a setting that does not exist
  countOf: () => define({ ...given, children: 'cells', cells: ({ slides }) => slides, settings }),
  // @ts-expect-error a rule for a setting that does not exist
  rule: () => define({ ...given, settings, shown: { colour: () => true } }),
  // @ts-expect-error an icon that nobody has drawn
  icon: () => define({ ...given, icon: 'Unicorn', settings }),
  // @ts-expect-error a group that the insert menu does not have
  group: () => define({ ...given, group: 'Other', settings }),
  // @ts-expect-error an island that does not exist
  island: () => define({ ...given, islands: ['fireworks'], settings }),
  // @ts-expect-error a type without a summary
  unsaid: () => define({ ...given, summary: undefined, settings }),
  // @ts-expect-error a default of the wrong kind
  notNumber: () => number('Rows', '2'),
  // @ts-expect-error a name that no type has
  named: (): HiveComponentType => 'carousel',
  // @ts-expect-error a setting that the type does not have
  read: () => title.values.height,
  // @ts-expect-error a value of the wrong kind
  sized: () => withSettings(title, { size: 'large' }),
  // @ts-expect-error an option that is none
  styled: () => withSettings(title, { style: 'Loud' }),
  // @ts-expect-error a change of a setting that the type does not have
  changed: () => withSettings(title, { height: 1 }),
};

const views: {
  readonly leaf: View<'title'>;
  readonly flow: View<'block'>;
  readonly cells: View<'grid'>;
  readonly look: View<'space'>;
} = {
  // @ts-expect-error children in a type that has none
  leaf: { Show: ({ children }) => children },
  // @ts-expect-error cells in a type whose children are a flow
  flow: { Show: ({ cells }) => cells },
  // @ts-expect-error a flow in a type whose children stand in cells
  cells: { Show: ({ children }) => children },
  // @ts-expect-error a look from a setting that the type does not have
  look: { look: ({ width }) => ({ '--width': width }), Show: () => null },
};

test('HIVE-07 mistakes in a definition, a view or a value do not compile', () => {
  expect(Object.keys(mistakes)).toHaveLength(15);
  expect(Object.keys(views)).toHaveLength(4);
});
