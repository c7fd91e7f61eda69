import { componentVariants } from '../../internal/layer-style.ts';
import { typeStyle } from '../../props/type.ts';
import { media } from '../../spacing/spacing.ts';
import { vars } from '../../themes/contract.css.ts';
import { headingSizes } from './Heading.props.ts';

export const size = componentVariants(
  headingSizes,
  (look) => ({
    ...typeStyle(look.type),
    fontWeight: look.weight ?? vars.titleWeight,
    color: 'inherit',
    textWrap: 'balance',
    '@media': { [media.small]: typeStyle(look.small) },
  }),
  'size-',
);
