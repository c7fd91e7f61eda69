import { componentStyle } from '../../internal/layer-style.ts';
import { steps } from '../../spacing/spacing.ts';

export const range = componentStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: steps[3] },
  'range',
);
