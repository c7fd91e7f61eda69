import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';
import { layers } from '../../themes/layers.css.ts';
import { frame } from './row.css.ts';
import * as table from './Table.css.ts';

const layer = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.components]: rule } });
const over = (tone: string) => `linear-gradient(${tone}, ${tone}), ${vars.surface1}`;

/** The table scrolls sideways as far as its columns reach. */
export const pinned = componentStyle({}, 'pinned');
globalStyle(`${pinned} ${table.grid}`, layer({ overflowX: 'auto' }));
globalStyle(`${pinned} ${table.head}, ${pinned} ${table.body}`, layer({ minWidth: 'var(--all-columns)' }));
// What scrolls beneath a pinned cell must not show through it: here every row has a ground of its own, and its pinned cells take it.
globalStyle(`${pinned} ${frame}`, layer({ background: vars.surface1 }));
globalStyle(`${pinned} ${table.even}`, layer({ background: over(vars.lineEven) }));
globalStyle(`${pinned} ${frame}:hover`, layer({ background: over(vars.hover) }));
globalStyle(`${pinned} ${table.openFrame}`, layer({ background: over(vars.selected) }));

/** The first, second and third column of a row, each beside the one before: how far, is told by its property. */
export const places = ['--pin-1', '--pin-2', '--pin-3'] as const;
export const start = places.map((property, n) => {
  const name = componentStyle({}, `start${n + 1}`);
  globalStyle(
    `${name} [role="row"] > :nth-child(${n + 1})`,
    layer({
      position: 'sticky',
      insetInlineStart: `var(${property})`,
      zIndex: 1,
      background: 'inherit',
      // The first one covers the gutter too.
      ...(n === 0 ? { marginInlineStart: '-6px', paddingInlineStart: '12px' } : {}),
    }),
  );
  return name;
});
