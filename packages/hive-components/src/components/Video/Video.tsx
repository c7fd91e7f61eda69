import { Island } from '../../islands/Island.tsx';
import { videoMessages } from '../../messages/video.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { Poster } from './Poster.tsx';
import * as css from './Video.css.ts';

/** A Vimeo video that plays in place. */
export const Video: View<'video'> = {
  look: ({ height }) => ({ '--height': `${height}px` }),
  Show({ values, root, context }) {
    const { vimeoId, title, poster } = values;
    if (vimeoId === '')
      return (
        <Note context={context} root={root}>
          {videoMessages.empty}
        </Note>
      );
    return (
      <Island island="player" {...root} className={css.video} facts={{ vimeo: vimeoId, title }}>
        <Poster vimeoId={vimeoId} title={title} poster={poster} context={context} />
      </Island>
    );
  },
};
