import { Island } from '../../islands/Island.tsx';
import { videoMessages } from '../../messages/video.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { Poster } from '../Video/Poster.tsx';
import * as css from './Video2.css.ts';

/** HIVE-11: a poster that opens its video in the theatre. */
export const Video2: View<'video2'> = {
  look: ({ height }) => ({ '--height': `${height}px` }),
  Show({ values, root, context }) {
    const { vimeoId, title, description, poster } = values;
    if (vimeoId === '')
      return (
        <Note context={context} root={root}>
          {videoMessages.empty}
        </Note>
      );
    return (
      <Island island="theatre" as="figure" {...root} className={css.figure} facts={{ vimeo: vimeoId, title }}>
        <Poster vimeoId={vimeoId} title={title} poster={poster} context={context} />
        {(title || description) && (
          <figcaption className={css.words}>
            {title && <span className={css.title}>{title}</span>}
            {description && <span className={css.description}>{description}</span>}
          </figcaption>
        )}
      </Island>
    );
  },
};
