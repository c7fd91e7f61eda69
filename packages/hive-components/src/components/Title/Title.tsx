import { cx } from '@portal/design-system';
import { vars } from '@portal/design-system/css';
import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { colourOr } from '../../styles/custom-background.ts';
import { fluidSize } from '../../styles/lengths.ts';
import * as css from './Title.css.ts';
import { title } from './Title.settings.ts';

const elements = { 'Page title': 'h1', Section: 'h2', 'Part of a section': 'h3', Detail: 'h4' } as const;

/** A heading. */
export const Title: View<'title'> = {
  look: ({ size, margin, colour }) => ({
    '--size': fluidSize(size),
    '--line': size > 30 ? '1.09' : '1.33',
    '--tracking': size > 30 ? '-.034em' : '-.022em',
    '--margin': `${margin}px`,
    '--colour': colourOr(colour, title.settings.colour.initial, vars.text1),
  }),
  Show({ values, root, context }) {
    if (values.text.trim() === '')
      return (
        <Note context={context} root={root}>
          {componentMessages.title.empty}
        </Note>
      );
    const Heading = elements[values.level];
    return (
      <Heading {...root} className={cx(css.title, values.style === 'Fancy' && css.fancy)}>
        {values.text}
      </Heading>
    );
  },
};
