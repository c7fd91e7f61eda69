import { appStyle, steps, vars } from '@portal/design-system/css';
import { wordsRule } from '../../page/screen-rule.ts';

export const page = appStyle({
  ...wordsRule,
  color: vars.text1,
  overflowWrap: 'anywhere',
});
export const words = appStyle({ marginBlock: `${steps[2]} ${steps[5]}`, color: vars.text2 });
/** The host, which says whose address it is. */
export const host = appStyle({ color: vars.text1 });
