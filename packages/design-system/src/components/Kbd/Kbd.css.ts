import { componentStyle } from '../../internal/layer-style.ts';
import { media } from '../../spacing/spacing.ts';

export const kbd = componentStyle({ textDecoration: 'none', '@media': { [media.small]: { display: 'none' } } }, 'kbd');
