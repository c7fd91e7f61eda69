import { componentStyle } from '../../internal/layer-style.ts';

/** No box of its own. */
export const scope = componentStyle({ display: 'contents' }, 'scope');
