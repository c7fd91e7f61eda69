import { appStyle, steps } from '@portal/design-system/css';

export const fields = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: steps[3],
});
