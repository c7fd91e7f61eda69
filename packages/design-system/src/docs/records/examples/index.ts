import type { PageName } from '../index.ts';
import { actions } from './actions.tsx';
import { choices } from './choices.tsx';
import { data } from './data.tsx';
import type { ComponentExample } from './example.tsx';
import { feedback } from './feedback.tsx';
import { fields } from './fields.tsx';
import { large } from './large.tsx';
import { layout } from './layout.tsx';
import { navigation } from './navigation.tsx';
import { overlays } from './overlays.tsx';
import { pickers } from './pickers.tsx';

export type { ComponentExample } from './example.tsx';

/** Components without an example: they render nothing themselves, or a whole screen. Their stories and records describe them. */
type WithoutExample = 'MotionProvider' | 'Page' | 'ThemeProvider';

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
} satisfies Record<Exclude<PageName, WithoutExample>, ComponentExample>;
