import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';

/** Rendered only if there is no such section, because it was deleted or is still loading. */
export const Section: View<'section'> = {
  Show({ root, context }) {
    return (
      <Note context={context} root={root}>
        {componentMessages.section.missing}
      </Note>
    );
  },
};
