import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { layers } from '../themes/layers.css.ts';
import { componentStyle } from './layer-style.ts';

/** Joined controls: inner corners are square, and adjacent borders overlap. */
export const attached = componentStyle({ display: 'inline-flex', maxWidth: '100%', isolation: 'isolate' }, 'attached');

const each = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${attached} > button${selector}`, { '@layer': { [layers.components]: rule } });

each(':not(:first-child)', { borderStartStartRadius: 0, borderEndStartRadius: 0, marginInlineStart: '-1px' });
each(':not(:last-child)', { borderStartEndRadius: 0, borderEndEndRadius: 0 });
// A pressed, hovered or focused control shows its whole border, above its neighbours'.
each(':hover', { zIndex: 1 });
each(':focus-visible', { zIndex: 3 });

/** A selected choice in a joined row. */
export const chosen = componentStyle(
  {
    selectors: {
      '&[aria-pressed="true"], &[aria-checked="true"]': {
        background: vars.accentSoft,
        color: vars.accentText,
        borderColor: vars.accent,
        zIndex: 2,
      },
    },
  },
  'chosen',
);
