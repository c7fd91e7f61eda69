import { componentStyle } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';

const disc = 24;
const column = { flexDirection: 'column', alignItems: 'stretch' } as const;

export const list = componentStyle({ display: 'flex', minWidth: 0 }, 'list');
export const flow = {
  row: componentStyle({ '@media': { [media.small]: column } }, 'row'),
  column: componentStyle(column, 'column'),
} as const;
export const step = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    flex: '1 1 0',
    selectors: {
      // The line to the next step.
      '&:not(:last-child)::after': { content: '""', position: 'absolute', background: vars.fieldLine },
      [`${flow.column} > &:not(:last-child)::after`]: {
        insetInlineStart: `${disc / 2 - 0.5}px`,
        insetBlock: `${disc + 4}px -2px`,
        width: '1px',
      },
      [`${flow.row} > &:not(:last-child)::after`]: {
        insetInline: `calc(50% + ${disc / 2 + 6}px) calc(-50% + ${disc / 2 + 6}px)`,
        top: `${disc / 2}px`,
        height: '1px',
      },
      [`${flow.column} > &`]: { flex: 'none', paddingBlockEnd: '16px' },
      [`${flow.column} > &:last-child`]: { paddingBlockEnd: 0 },
    },
    '@media': {
      [media.small]: {
        flex: 'none',
        paddingBlockEnd: '12px',
        selectors: {
          [`${flow.row} > &:not(:last-child)::after`]: {
            insetInline: 'auto',
            insetInlineStart: `${disc / 2 - 0.5}px`,
            insetBlock: `${disc + 4}px -2px`,
            top: `${disc + 4}px`,
            width: '1px',
            height: 'auto',
          },
        },
      },
    },
  },
  'step',
);
export const inside = componentStyle(
  {
    display: 'flex',
    minWidth: 0,
    minHeight: `${disc}px`,
    gap: '8px',
    color: 'inherit',
    selectors: {
      [`${flow.row} > ${step} > &`]: { flexDirection: 'column', alignItems: 'center', gap: '6px', flex: 1 },
      'button&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '3px' },
    },
    borderRadius: vars.rS,
    '@media': {
      [media.small]: {
        selectors: { [`${flow.row} > ${step} > &`]: { flexDirection: 'row', alignItems: 'flex-start', gap: '8px' } },
      },
    },
  },
  'inside',
);
export const mark = componentStyle(
  {
    ...typeStyle('small'),
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: `${disc}px`,
    height: `${disc}px`,
    borderRadius: '50%',
    fontWeight: 600,
    border: `1px solid ${vars.fieldLine}`,
    background: vars.surface1,
    color: vars.text2,
  },
  'mark',
);
export const state = {
  done: componentStyle({ background: vars.accentSoft, borderColor: vars.accent, color: vars.accentText }, 'done'),
  current: componentStyle(
    { background: vars.accent, borderColor: vars.accent, color: vars.onAccent, forcedColorAdjust: 'none' },
    'current',
  ),
  wrong: componentStyle({ background: vars.criticalSoft, borderColor: vars.critical, color: vars.critical }, 'wrong'),
  next: componentStyle({}, 'next'),
} as const;
export const words = componentStyle(
  {
    minWidth: 0,
    paddingBlockStart: '2px',
    overflowWrap: 'anywhere',
    selectors: { [`${flow.row} > ${step} > ${inside} > &`]: { textAlign: 'center', paddingInline: '4px' } },
    '@media': {
      [media.small]: { selectors: { [`${flow.row} > ${step} > ${inside} > &`]: { textAlign: 'start' } } },
    },
  },
  'words',
);
export const label = componentStyle({ display: 'block', color: vars.text2 }, 'label');
export const labelOn = componentStyle({ color: vars.text1, fontWeight: 600 }, 'labelOn');
export const note = componentStyle({ ...typeStyle('small'), display: 'block', color: vars.text2 }, 'note');
