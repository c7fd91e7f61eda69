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
  // @ts-expect-error the default is not an option
  defaultOutside: () => combo('Size', ['S', 'M'], 'L'),
  // @ts-expect-error cells without a count
  uncounted: () => define({ ...given, children: 'cells', settings }),
  // @ts-expect-error a count for children in a flow
  counted: () => define({ ...given, children: 'flow', cells: () => ({ count: 1, columns: 1 }), settings }),
  // @ts-expect-error a count from a setting that does not exist
  countOf: () => define({ ...given, children: 'cells', cells: ({ slides }) => slides, settings }),
  // @ts-expect-error a rule for a setting that does not exist
  rule: () => define({ ...given, settings, shown: { colour: () => true } }),
  // @ts-expect-error an icon that does not exist
  icon: () => define({ ...given, icon: 'Unicorn', settings }),
  // @ts-expect-error a group that is not in the insert menu
  group: () => define({ ...given, group: 'Other', settings }),
  // @ts-expect-error an island that does not exist
  island: () => define({ ...given, islands: ['fireworks'], settings }),
  // @ts-expect-error a type without a summary
  unsaid: () => define({ ...given, summary: undefined, settings }),
  // @ts-expect-error a default of the wrong kind
  notNumber: () => number('Rows', '2'),
  // @ts-expect-error not the name of a type
  named: (): HiveComponentType => 'carousel',
  // @ts-expect-error a setting that the type does not have
  read: () => title.values.height,
  // @ts-expect-error a value of the wrong kind
  sized: () => withSettings(title, { size: 'large' }),
  // @ts-expect-error not an option
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
  // @ts-expect-error children in a type without children
  leaf: { Show: ({ children }) => children },
  // @ts-expect-error cells in a type with a flow
  flow: { Show: ({ cells }) => cells },
  // @ts-expect-error a flow in a type with cells
  cells: { Show: ({ children }) => children },
  // @ts-expect-error a style value from a setting that the type does not have
  look: { look: ({ width }) => ({ '--width': width }), Show: () => null },
};

test('HIVE-07 mistakes in a definition, a view or a value do not compile', () => {
  expect(Object.keys(mistakes)).toHaveLength(15);
  expect(Object.keys(views)).toHaveLength(4);
});
