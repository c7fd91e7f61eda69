import { componentStyle } from '../../internal/layer-style.ts';
import { media } from '../../spacing/spacing.ts';

/** `contents` leaves the layout of the children to their parent. */
const only = (hiddenAt: string) =>
  componentStyle({ display: 'contents', '@media': { [hiddenAt]: { display: 'none' } } });
export const on = {
  small: only('screen and (min-width: 760px)'),
  'not small': only(media.small),
} as const;
