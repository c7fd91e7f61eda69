import { componentStyle } from '../../internal/layer-style.ts';
import { spacing } from '../../spacing/contract.css.ts';
import { vars } from '../../themes/contract.css.ts';

export const state = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4px',
    padding: `${spacing.pad} 16px`,
    maxWidth: '56ch',
  },
  'state',
);
export const title = componentStyle({ fontWeight: 600, display: 'flex', alignItems: 'center', gap: '8px' }, 'title');
export const words = componentStyle({ color: vars.text2 }, 'words');
export const action = componentStyle({ marginTop: '8px', display: 'flex', gap: '8px', flexWrap: 'wrap' }, 'action');
