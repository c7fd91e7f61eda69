import { vars } from '@portal/design-system/css';
import { componentMessages } from '../../messages/components.ts';
import { pictureLoading } from '../../render/first-picture.ts';
import { altOf, imageLook, pictureSource } from '../../render/library-picture.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { pathOf } from '../../rich/Rich.tsx';
import { colourOr } from '../../styles/custom-background.ts';
import * as css from './Hex.css.ts';
import { hex } from './Hex.settings.ts';

/** The picture's path; the extension of the file type is added if the path has none. */
const withEnding = (path: string, filetype: 'JPG' | 'PNG') =>
  /\.\w{2,5}(?:\?.*)?$/.test(path) ? path : `${path}.${filetype.toLowerCase()}`;

/** A picture clipped to a hexagon. */
export const Hex: View<'hex'> = {
  look: ({ size, borderWidth, borderColour, image }, context) => ({
    ...imageLook(image, context),
    '--size': `${size}px`,
    '--border-width': `${borderWidth}px`,
    '--border-colour': colourOr(borderColour, hex.settings.borderColour.initial, vars.accent),
  }),
  Show({ values, root, place, context }) {
    const path = pathOf(values.image, context);
    if (!path)
      return (
        <Note context={context} root={root}>
          {componentMessages.hex.empty}
        </Note>
      );
    const { alt, caption, link, size } = values;
    const loading = pictureLoading(place, context);
    const source = pictureSource(values.image, context, { width: `${size}px`, isLazy: 'loading' in loading });
    const inside = (
      <>
        <span className={css.outer}>
          <img
            className={css.picture}
            {...source}
            src={withEnding(path, values.filetype)}
            alt={altOf(alt, values.image, context) || (link && !caption ? link : '')}
            width={size}
            height={size}
            {...loading}
          />
        </span>
        {caption !== '' && <span className={css.caption}>{caption}</span>}
      </>
    );
    return (
      <div {...root} className={css.figure}>
        {link ? (
          <a href={link} className={css.link}>
            {inside}
          </a>
        ) : (
          inside
        )}
      </div>
    );
  },
};
