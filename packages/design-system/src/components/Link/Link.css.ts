import { componentStyle } from '../../internal/layer-style.ts';
import { vars } from '../../themes/contract.css.ts';

export const inline = componentStyle(
  {
    color: vars.accentText,
    fontWeight: 550,
    // Within text a link must differ from it by more than colour, in every theme.
    textDecorationLine: 'underline',
    textUnderlineOffset: '3px',
    textDecorationThickness: '1px',
    textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
    borderRadius: vars.rS,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
  'inline',
);

export const plain = componentStyle(
  {
    color: 'inherit',
    borderRadius: vars.rS,
    textUnderlineOffset: '3px',
    selectors: { '&:hover': { textDecorationLine: 'underline' } },
  },
  'plain',
);
