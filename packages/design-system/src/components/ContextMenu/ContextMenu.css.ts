import { componentStyle } from '../../internal/layer-style.ts';

/** `display: contents`, so that the content keeps its place in the parent's layout. */
export const area = componentStyle({ display: 'contents', WebkitTouchCallout: 'none' }, 'area');
