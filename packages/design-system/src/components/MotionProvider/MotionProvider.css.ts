import { componentStyle } from '../../internal/layer-style.ts';

/** `display: contents`. */
export const scope = componentStyle({ display: 'contents' }, 'scope');
