import { X } from '@portal/design-system/icons';
import { Island } from '../../islands/Island.tsx';
import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { entriesOf } from '../../settings/address.ts';
import * as common from '../../styles/common.css.ts';
import * as css from './DidYouKnow.css.ts';

const messages = componentMessages.didYouKnow;

/** TIP-01: tips on chosen subjects. When the reader dismisses one, the next takes its place. */
export const DidYouKnow: View<'didYouKnow'> = {
  look: ({ columns }) => ({ '--columns': String(columns) }),
  Show({ values, root, context }) {
    const subjects = entriesOf(values.filter);
    const tips = context.content.tips?.(subjects) ?? [];
    const most = values.columns * values.rows;
    if (tips.length === 0) {
      return (
        <Note context={context} root={root}>
          {messages.empty(subjects)}
        </Note>
      );
    }
    return (
      <Island island="tips" {...root} facts={{ most: String(most) }}>
        <ul className={css.tips}>
          {tips.map(({ id, title, text }, index) => (
            <li
              key={id}
              className={css.tip}
              data-part="tip"
              data-tip={id}
              {...(index >= most ? { 'data-waits': '' } : {})}
            >
              <span className={css.title}>{title}</span>
              <button type="button" className={`${css.away} ${common.scripted}`} aria-label={messages.dismiss(title)}>
                <X size={14} aria-hidden />
              </button>
              <p className={css.text}>{text}</p>
            </li>
          ))}
        </ul>
        <button type="button" data-part="again" data-waits="" className={`${common.action} ${common.scripted}`}>
          {messages.showAll}
        </button>
      </Island>
    );
  },
};
