import { rootKey } from '@portal/domain/hive';
import { useEditor } from '../editor-context.ts';
import { startMessages as messages } from '../messages/start.ts';
import * as css from './StartPanel.css.ts';
import { partsOf, templateNames } from './templates.ts';

/** HIVE-04: what an empty page offers to begin with. One undo removes the chosen template again. */
export function StartPanel() {
  const editor = useEditor();
  return (
    <section aria-label={messages.title} className={css.panel} data-own-keys>
      <h2 className={css.title}>{messages.title}</h2>
      <p className={css.hint}>{messages.hint}</p>
      <ul className={css.list}>
        {templateNames.map((template) => (
          <li key={template}>
            <button
              type="button"
              className={css.choice}
              onClick={() => editor.paste(partsOf(template), { parent: rootKey })}
            >
              <span className={css.name}>{messages.templates[template].name}</span>
              <span className={css.detail}>{messages.templates[template].detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
