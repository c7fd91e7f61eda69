import type { View } from '../../render/view.ts';
import * as css from './Space.css.ts';

/** Vertical space between two components. */
export const Space: View<'space'> = {
  look: ({ height }) => ({ '--height': `${height}px` }),
  Show: ({ root }) => <div {...root} className={css.space} aria-hidden="true" />,
};
