import { cx } from '@portal/design-system';
import { ExternalLink, FileText } from '@portal/design-system/icons';
import { Island } from '../../islands/Island.tsx';
import { componentMessages } from '../../messages/components.ts';
import type { SettingsOf } from '../../registry/definitions.ts';
import { pictureLoading } from '../../render/first-picture.ts';
import { altOf, imageLook, pictureSource } from '../../render/library-picture.ts';
import { Note } from '../../render/Note.tsx';
import type { RenderContext, View } from '../../render/view.ts';
import { pathOf } from '../../rich/Rich.tsx';
import { entriesOf } from '../../settings/address.ts';
import * as common from '../../styles/common.css.ts';
import { lengthOf } from '../../styles/lengths.ts';
import * as css from './Image.css.ts';

const messages = componentMessages.image;

const repeats = { No: 'no-repeat', 'Repeat X': 'repeat-x', 'Repeat Y': 'repeat-y', Yes: 'repeat' } as const;

interface PictureProps {
  readonly values: SettingsOf<'image'>;
  readonly alt: string;
  readonly loading: ReturnType<typeof pictureLoading>;
  readonly context: RenderContext;
}

/** The width that a picture takes up: as set, of a page that is 1,200 px wide at most. */
const shownWidth = (width: string): string =>
  width.endsWith('%') ? '(min-width: 1248px) 1200px, 100vw' : lengthOf(width);

/** The picture itself: an image, or tiles of it where it repeats. */
function Picture({ values, alt, loading, context }: PictureProps) {
  if (values.repeat === 'No') {
    const size = { width: shownWidth(values.width), isLazy: 'loading' in loading };
    return <img className={css.picture} {...pictureSource(values.image, context, size)} alt={alt} {...loading} />;
  }
  return alt ? <div className={css.tiles} role="img" aria-label={alt} /> : <div className={css.tiles} />;
}

interface Opening {
  readonly document: string;
  readonly pages: readonly string[];
}

/** What a click opens. A book without a document opens its first page. */
function openingOf({ overlay, document, pages }: SettingsOf<'image'>, context: RenderContext): Opening | undefined {
  const leaves =
    overlay === 'FlipBook'
      ? entriesOf(pages)
          .map((page) => pathOf(page, context))
          .filter(Boolean)
      : [];
  const address = document || (leaves[0] ?? '');
  return overlay === 'None' || address === '' ? undefined : { document: address, pages: leaves };
}

/** HIVE-13: a picture that fills, repeats, links, or opens a PDF or a flip book. */
export const Image: View<'image'> = {
  look({ height, width, fill, repeat, image }, context) {
    const path = pathOf(image, context);
    return {
      ...imageLook(image, context),
      '--height': `${height}px`,
      '--width': lengthOf(width),
      '--fit': repeat === 'No' && fill === 'auto' ? 'none' : fill,
      '--repeat': repeats[repeat],
      '--picture': path && repeat !== 'No' ? `url("${path}")` : 'none',
    };
  },
  Show({ values, root, place, context }) {
    const path = pathOf(values.image, context);
    if (!path)
      return (
        <Note context={context} root={root}>
          {messages.empty}
        </Note>
      );
    const { link, overlay } = values;
    const alt = altOf(values.alt, values.image, context);
    const loading = pictureLoading(place, context);
    const box = cx(css.box, values.fill === 'contain' && values.repeat === 'No' && css.whole);
    const opening = openingOf(values, context);
    if (opening) {
      const title = alt || messages.document;
      const book = overlay === 'FlipBook' && opening.pages.length > 0;
      return (
        <Island
          island="overlay"
          {...root}
          className={box}
          facts={{ kind: overlay, document: opening.document, title, pages: opening.pages.join('\n') }}
        >
          <a href={opening.document} className={css.link} data-part="open">
            <Picture values={values} alt={alt} loading={loading} context={context} />
            <span className={common.tag}>
              {book ? <ExternalLink size={14} aria-hidden /> : <FileText size={14} aria-hidden />}
              {book ? messages.openBook : messages.openPdf}
            </span>
          </a>
        </Island>
      );
    }
    return (
      <div {...root} className={box}>
        {link ? (
          <a href={link} className={css.link}>
            <Picture values={values} alt={alt || link} loading={loading} context={context} />
          </a>
        ) : (
          <Picture values={values} alt={alt} loading={loading} context={context} />
        )}
      </div>
    );
  },
};
