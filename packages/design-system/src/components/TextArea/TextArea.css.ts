import { componentStyle } from '../../internal/layer-style.ts';

export const area = componentStyle({ height: 'auto', padding: '6px 10px', resize: 'vertical' }, 'area');
