import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';
import type { Records } from './record.ts';

const all = {
  ...actions,
  ...choices,
  ...data,
  ...feedback,
  ...fields,
  ...layout,
  ...navigation,
  ...overlays,
} satisfies Records;

/** The record of each exported component, by name. */
export const records: Records = all;

type ComponentName = keyof typeof all;

/** Components that are documented on the page of another. */
const onPageOf = {
  Accordion: 'Disclosure',
  Field: 'TextField',
  GridBox: 'Table',
  PhoneNavLink: 'PhoneNav',
  RowAction: 'Table',
  ToastProvider: 'Toast',
  ToolbarButton: 'Toolbar',
  ToolbarSeparator: 'Toolbar',
  TooltipProvider: 'Tooltip',
} as const satisfies Partial<Record<ComponentName, string>>;

/** A page of Storybook that documents a component, by the last part of its title. */
export type PageName = Exclude<ComponentName, keyof typeof onPageOf> | (typeof onPageOf)[keyof typeof onPageOf];

const pages = new Map<string, string>(Object.entries(onPageOf));

/** The page of a component, by the last part of its title in Storybook. */
export const pageOf = (component: string): string => pages.get(component) ?? component;

/** The component whose record a page shows. */
export const shownOn = (page: string): string =>
  page in records ? page : ([...pages].find(([, other]) => other === page)?.[0] ?? page);
