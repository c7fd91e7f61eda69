import { componentStyle } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';

export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 }, 'form');
export const summary = componentStyle(
  {
    display: 'flex',
    gap: '8px',
    padding: '12px 16px',
    borderRadius: vars.rM,
    background: vars.criticalSoft,
    color: vars.text1,
    borderInlineStart: `3px solid ${vars.critical}`,
  },
  'summary',
);
export const icon = componentStyle(
  { color: vars.critical, display: 'flex', alignItems: 'center', height: '20px' },
  'mark',
);
export const title = componentStyle({ fontWeight: 620, color: vars.critical }, 'title');
export const list = componentStyle({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 }, 'list');
export const link = componentStyle(
  {
    display: 'inline-block',
    minHeight: '24px',
    paddingBlock: '2px',
    textAlign: 'start',
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    overflowWrap: 'anywhere',
    borderRadius: vars.rS,
  },
  'link',
);
export const foot = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' }, 'foot');
