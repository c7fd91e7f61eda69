import { cx } from '@portal/design-system';
import type { PictureLook } from '../settings/background-picture.ts';
import * as css from '../styles/backdrop.css.ts';
import { pictureLoading } from './first-picture.ts';
import { focusOf, pictureSource } from './library-picture.ts';
import type { Look, RenderContext } from './view.ts';

const focuses: { readonly [Focus in PictureLook['pictureFocus']]: string } = {
  Centre: '50% 50%',
  Top: '50% 0',
  Bottom: '50% 100%',
  Left: '0 50%',
  Right: '100% 50%',
  'Top left': '0 0',
  'Top right': '100% 0',
  'Bottom left': '0 100%',
  'Bottom right': '100% 100%',
};

/**
 * Style values of the element with a background picture, or of one that contains such elements. The focal point of the library applies
 * unless the component sets another.
 */
export const backdropLook = ({ pictureFocus }: PictureLook, picture: string, context: RenderContext): Look => ({
  '--focus-of-picture': (pictureFocus === 'Centre' ? focusOf(picture, context) : undefined) ?? focuses[pictureFocus],
});

/** Classes of an element with a picture behind its content. */
export const backdropClass = ({ pictureOverlay }: PictureLook): string => cx(css.pictured, css.overlay[pictureOverlay]);

export interface BackdropProps {
  /** A path or resource number. */
  picture: string;
  /** Place of the component. Identifies the first picture of a page. */
  place: string;
  context: RenderContext;
}

/** A picture behind the content of the element around it, which has `backdropClass`. It only decorates, so it has no alt text. */
export function Backdrop({ picture, place, context }: BackdropProps) {
  const loading = pictureLoading(place, context);
  const source = pictureSource(picture, context, { width: '100vw', isLazy: 'loading' in loading });
  if (source.src === '') return null;
  return (
    <div className={css.backdrop}>
      <img className={css.picture} {...source} alt="" {...loading} />
    </div>
  );
}
