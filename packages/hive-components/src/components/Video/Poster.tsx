import { cx } from '@portal/design-system';
import { videoMessages } from '../../messages/video.ts';
import { pictureSource } from '../../render/library-picture.ts';
import type { RenderContext } from '../../render/view.ts';
import * as common from '../../styles/common.css.ts';
import * as css from './Video.css.ts';

interface Props {
  readonly vimeoId: string;
  readonly title: string;
  readonly poster: string;
  readonly context: RenderContext;
}

/** The poster of a video, as a link to it. No request goes to Vimeo before it is clicked. */
export function Poster({ vimeoId, title, poster, context }: Props) {
  const source = pictureSource(poster, context, { width: '(min-width: 1248px) 1200px, 100vw', isLazy: true });
  return (
    <a
      href={`https://vimeo.com/${vimeoId}`}
      rel="noopener"
      className={cx(common.poster, css.size)}
      data-part="open"
      aria-label={title ? videoMessages.playTitle(title) : videoMessages.play}
    >
      {source.src && <img className={common.posterPicture} {...source} alt="" loading="lazy" />}
      <span className={common.play}>
        <svg width="22" height="22" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M7 4.5v15l13-7.5z" />
        </svg>
      </span>
    </a>
  );
}
