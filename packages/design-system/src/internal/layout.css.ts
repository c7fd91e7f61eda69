import { aligns, justifies } from '../props/layout.ts';
import { steps } from '../spacing/spacing.ts';
import { componentStyle, componentVariants } from './layer-style.ts';

export const stack = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 }, 'stack');
export const inline = componentStyle({ display: 'flex', minWidth: 0 }, 'inline');
export const wrap = componentStyle({ flexWrap: 'wrap' }, 'wrap');
export const grid = componentStyle({ display: 'grid', minWidth: 0 }, 'grid');

export const gap = componentVariants(steps, (size) => ({ gap: size }), 'gap-');
export const align = componentVariants(aligns, (alignItems) => ({ alignItems }), 'align-');
export const justify = componentVariants(justifies, (justifyContent) => ({ justifyContent }), 'justify-');
