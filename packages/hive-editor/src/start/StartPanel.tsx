import { childrenOf, rootKey } from '@portal/domain/hive';
import { useRef } from 'react';
import { useEditor } from '../editor-context.ts';
import { startMessages as messages } from '../messages/start.ts';
import * as css from './StartPanel.css.ts';
import { partsOf, type TemplateName, templateNames } from './templates.ts';

/** HIVE-04: the start of an empty page: templates to choose from. One undo removes the chosen template. */
export function StartPanel() {
  const editor = useEditor();
  const panel = useRef<HTMLElement>(null);
  const start = (template: TemplateName) => {
    const screen = panel.current?.ownerDocument;
    editor.paste(partsOf(template), { parent: rootKey });
    // One component, so that its settings show.
    const [first] = childrenOf(editor.document.tree.get(), rootKey);
    if (!first) return;
    editor.select(new Set([first.key]));
    // The panel unmounts while it has the focus. The focus moves to the tree once that shows the selection.
    requestAnimationFrame(() => screen?.querySelector<HTMLElement>('[role="treeitem"][aria-selected="true"]')?.focus());
  };
  return (
    <section ref={panel} aria-label={messages.title} className={css.panel} data-own-keys>
      <h2 className={css.title}>{messages.title}</h2>
      <p className={css.hint}>{messages.hint}</p>
      <ul className={css.list}>
        {templateNames.map((template) => (
          <li key={template}>
            <button type="button" className={css.choice} onClick={() => start(template)}>
              <span className={css.name}>{messages.templates[template].name}</span>
              <span className={css.detail}>{messages.templates[template].detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
