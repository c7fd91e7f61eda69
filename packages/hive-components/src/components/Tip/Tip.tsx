import { Lightbulb } from '@portal/design-system/icons';
import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import * as css from './Tip.css.ts';

/** TIP-01: a tip where it was written. Published tips are also in the list that Did you know shows. */
export const Tip: View<'tip'> = {
  Show({ values: { title, text }, root, context }) {
    if (title.trim() === '') {
      return (
        <Note context={context} root={root}>
          {componentMessages.tip.empty}
        </Note>
      );
    }
    return (
      <aside {...root} className={css.tip}>
        <Lightbulb size={16} aria-hidden className={css.icon} />
        <p className={css.title}>{title}</p>
        {text === '' ? null : <p className={css.text}>{text}</p>}
      </aside>
    );
  },
};
