import { actions } from './actions.ts';
import { choices } from './choices.ts';
import { data } from './data.ts';
import { feedback } from './feedback.ts';
import { fields } from './fields.ts';
import { layout } from './layout.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';
import type { ComponentRecord } from './record.ts';

/** The record of each exported component, by name. */
export const records: Readonly<Record<string, ComponentRecord>> = {
  ...actions,
  ...choices,
  ...data,
  ...feedback,
  ...fields,
  ...layout,
  ...navigation,
  ...overlays,
};

/** Components that are documented on the page of another. */
const onPageOf: Readonly<Record<string, string>> = {
  Accordion: 'Disclosure',
  Field: 'TextField',
  GridBox: 'Table',
  PhoneNavLink: 'PhoneNav',
  RowAction: 'Table',
  ToastProvider: 'Toast',
  ToolbarButton: 'Toolbar',
  ToolbarSeparator: 'Toolbar',
  TooltipProvider: 'Tooltip',
};

/** The page of a component, by the last part of its title in Storybook. */
export const pageOf = (component: string): string => onPageOf[component] ?? component;

/** The component whose record a page shows. */
export const shownOn = (page: string): string =>
  page in records ? page : (Object.keys(onPageOf).find((name) => onPageOf[name] === page) ?? page);
