import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { data } from './data.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import { large } from './large.tsx';
import { layout } from './layout.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { pickers } from './pickers.tsx';

export type { ComponentExample } from './example.tsx';

/** Live examples, by the names of the pages. */
export const examples = {
  ...actions,
  ...choices,
  ...data,
  ...feedback,
  ...fields,
  ...large,
  ...layout,
  ...navigation,
  ...overlays,
  ...pickers,
};
