import { appStyle, steps, typeStyle, vars } from '@portal/design-system/css';
import { wordsRule } from '../../page/screen-rule.ts';

export const page = appStyle({
  ...typeStyle('public'),
  ...wordsRule,
});
export const title = appStyle({ ...typeStyle('section'), fontWeight: 600, overflowWrap: 'anywhere' });
export const words = appStyle({ marginTop: steps[2], color: vars.text2, maxWidth: '60ch', overflowWrap: 'anywhere' });
export const links = appStyle({ display: 'flex', flexWrap: 'wrap', gap: steps[2], marginTop: steps[6] });
