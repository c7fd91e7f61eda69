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
