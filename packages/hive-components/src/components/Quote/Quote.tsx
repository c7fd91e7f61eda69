import { cx } from '@portal/design-system';
import { vars } from '@portal/design-system/css';
import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { RichText } from '../../rich/Rich.tsx';
import { backgroundLook, colourOr } from '../../styles/custom-background.ts';
import { fluidSize, sidesLook } from '../../styles/lengths.ts';
import * as css from './Quote.css.ts';
import { quote } from './Quote.settings.ts';

const { background: declaredBackground, colour: declaredColour } = quote.settings;
const isOwn = (background: string) =>
  background !== '' && background.toLowerCase() !== declaredBackground.initial.toLowerCase();

/** A quotation and its source. */
export const Quote: View<'quote'> = {
  look({ size, padding, background, colour }) {
    const inside = sidesLook(padding, true);
    return {
      '--size': fluidSize(size),
      '--pad-block': inside.block,
      '--pad-inline': inside.inline,
      ...(isOwn(background)
        ? backgroundLook(background)
        : { '--background': background === '' ? 'transparent' : vars.surface0 }),
      '--colour': colourOr(
        colour,
        declaredColour.initial,
        isOwn(background) || colour === '' ? vars.text1 : vars.text2,
      ),
    };
  },
  Show({ values, root, context }) {
    if (values.text.trim() === '' && !context.editing)
      return (
        <Note context={context} root={root}>
          {componentMessages.quote.empty}
        </Note>
      );
    const { source } = values;
    return (
      <figure {...root} className={cx(css.quote, source !== '' && css.sourced)}>
        <blockquote className={css.words}>
          {/* Inline, so that a quote of one paragraph sits between its quotation marks. */}
          <RichText setting="text" text={values.text} format="Markdown" inline context={context} />
        </blockquote>
        {source !== '' && <figcaption className={css.source}>{source.replace(/\s*,\s*/, '\n')}</figcaption>}
      </figure>
    );
  },
};
