import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import * as css from '../../rich/Rich.css.ts';
import { RichText } from '../../rich/Rich.tsx';

/** HTML written by the author, sanitised (HIVE-14). */
export const HyperText: View<'hyperText'> = {
  Show({ values, root, context }) {
    if (values.html.trim() === '')
      return (
        <Note context={context} root={root}>
          {componentMessages.hyperText.empty}
        </Note>
      );
    return (
      <div {...root} className={css.rich}>
        <RichText text={values.html} format="HTML" context={context} />
      </div>
    );
  },
};
