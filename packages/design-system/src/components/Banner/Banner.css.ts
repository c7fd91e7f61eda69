import { componentStyle, componentVariants } from '../../internal/layer-style.ts';
import { stateTones } from '../../props/tone.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';
import { box as boxed } from '../Button/Button.css.ts';

export const banner = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: '8px 12px',
    padding: '8px 15px',
    borderRadius: vars.noticeR,
    borderStyle: 'solid',
    borderWidth: vars.noticeRule,
    position: 'relative',
    overflow: 'clip',
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: vars.noticeEdge,
        background: 'var(--edge)',
      },
    },
    color: vars.text1,
  },
  'banner',
);
export const tone = componentVariants(
  stateTones,
  ({ background, line, edge }) => ({
    background: vars[background],
    borderColor: vars[line],
    vars: { '--edge': vars[edge] },
  }),
  'tone-',
);
export const icon = componentVariants(
  stateTones,
  ({ text }) => ({ color: vars[text], height: '20px', display: 'flex', alignItems: 'center' }),
  'mark-',
);
/** Actions wrap below the text when the text would get less width than this. */
export const words = componentStyle({ flex: '1 1 24ch', minWidth: 'min(16ch, 100% - 36px)' }, 'words');
export const title = componentStyle({ fontWeight: 600 }, 'title');
export const actions = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '20px',
    marginInlineStart: 'auto',
    '@media': {
      [media.small]: {
        // The banner's own padding, so that 44 px touch targets do not make it taller. Framed content keeps its distance from the edge.
        selectors: { [`&:not(:has(${boxed}))`]: { marginBlock: '-8px' } },
      },
    },
  },
  'actions',
);
