import { cx } from '@portal/design-system';
import { ChevronDown } from '@portal/design-system/icons';
import { componentMessages } from '../../messages/components.ts';
import { altOf, pictureSource } from '../../render/library-picture.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import * as rich from '../../rich/Rich.css.ts';
import { pathOf, RichText } from '../../rich/Rich.tsx';
import * as css from './DropImage.css.ts';

const messages = componentMessages.dropImage;

/** A title that expands to a picture and text, as a native details element. */
export const DropImage: View<'dropImage'> = {
  look: ({ height }) => ({ '--height': `${height}px` }),
  Show({ values, root, context }) {
    const { title, alt, text, open } = values;
    const path = pathOf(values.image, context);
    const isEdited = context.editing !== undefined;
    const hasText = text.trim() !== '' || isEdited;
    if (title.trim() === '' || !(path || hasText)) {
      return (
        <Note context={context} root={root}>
          {messages.empty}
        </Note>
      );
    }
    return (
      <details {...root} className={css.drop} open={open || isEdited}>
        <summary className={css.summary}>
          {title}
          <span className={css.arrow}>
            <ChevronDown size={16} aria-hidden />
          </span>
        </summary>
        <div className={cx(css.body, path !== '' && hasText && css.beside)}>
          {path && (
            <img
              className={css.picture}
              {...pictureSource(values.image, context, { width: '(min-width: 760px) 50vw, 100vw', isLazy: true })}
              alt={altOf(alt, values.image, context)}
              loading="lazy"
            />
          )}
          {hasText && (
            <div className={rich.rich}>
              <RichText setting="text" text={text} format="Markdown" context={context} />
            </div>
          )}
        </div>
      </details>
    );
  },
};
