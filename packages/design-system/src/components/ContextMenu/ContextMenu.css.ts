import { componentStyle } from '../../internal/layer-style.ts';

/** No box of its own: what it is around keeps its place in its parent's layout. */
export const area = componentStyle({ display: 'contents', WebkitTouchCallout: 'none' }, 'area');
