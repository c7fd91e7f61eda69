import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import * as css from '../../rich/Rich.css.ts';
import { RichText } from '../../rich/Rich.tsx';

/** Text in Markdown. The size is in points: 9 is 12 pixels. */
export const Text: View<'text'> = {
  look: ({ size }) => ({ '--size': `${Number((size / 12).toFixed(4))}rem` }),
  Show({ values, root, context }) {
    if (values.text.trim() === '' && !context.editing)
      return (
        <Note context={context} root={root}>
          {componentMessages.text.empty}
        </Note>
      );
    return (
      <div {...root} className={css.rich}>
        <RichText setting="text" text={values.text} format="Markdown" context={context} />
      </div>
    );
  },
};
