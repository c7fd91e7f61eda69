import { componentStyle } from '../../internal/layer-style.ts';
import { steps } from '../../spacing/spacing.ts';

export const body = componentStyle({ width: '280px', padding: steps[4] }, 'body');
