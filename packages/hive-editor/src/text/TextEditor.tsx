import { isExampleText } from '@portal/domain/hive';
import { pastedContent } from '@portal/hive-components/pasted';
import { getSchema, Editor as Writer } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useEditor, useSelected, useTreeValue } from '../editor-context.ts';
import { LazyLinkDialog } from '../links/LazyLinkDialog.tsx';
import { LazyLibrary } from '../media/LibraryField.tsx';
import { canvasMessages } from '../messages/canvas.ts';
import { textMessages } from '../messages/text.ts';
import { shapeOf } from '../model/component-types.ts';
import { readTyped, shownValue } from '../settings/setting-text.ts';
import { labelOf } from '../tree/places.ts';
import { readMarkdownDocument, writeMarkdown } from './markdown-document.ts';
import { type OpenSlash, SlashMenu, slashExtension } from './SlashMenu.tsx';
import * as css from './TextEditor.css.ts';
import { TextToolbar } from './TextToolbar.tsx';
import { textExtensions } from './text-extensions.ts';

export interface TextEditorProps {
  /** Key of the component. */
  of: string;
  /** Name of its setting with the text, in Markdown. */
  setting: string;
  /** The path of a picture that the text refers to by number. */
  pathOf: (address: string) => string;
  /** `keepFocus`: the focus has moved elsewhere and must stay there. */
  onClose: (how: { readonly keepFocus: boolean }) => void;
  onSource: () => void;
}

/** Inserts HTML, or else text as Markdown, instead of a selection. Returns whether there was any. */
function insert(view: EditorView, data: DataTransfer | null, { $from, from, to }: Selection): boolean {
  const html = data?.getData('text/html') ?? '';
  const text = data?.getData('text/plain') ?? '';
  if (html === '' && text === '') return false;
  const { schema, tr: change } = view.state;
  if ($from.parent.type.spec.code) {
    view.dispatch(change.insertText(text, from, to).scrollIntoView());
    return true;
  }
  const slice =
    html === ''
      ? readMarkdownDocument(schema, text).slice(0)
      : DOMParser.fromSchema(schema).parseSlice(pastedContent(html));
  const only = slice.content.childCount === 1 ? slice.content.firstChild : null;
  // The content of a single paragraph continues the current line.
  if (only?.isTextblock) change.replaceWith(from, to, only.content);
  else change.replaceRange(from, to, slice);
  view.dispatch(change.scrollIntoView());
  return true;
}

/** Handles paste itself: the library would parse HTML in this document, which Trusted Types block. */
function paste(view: EditorView, event: ClipboardEvent): boolean {
  const isDone = insert(view, event.clipboardData, view.state.selection);
  if (isDone) event.preventDefault();
  return isDone;
}

/** The same for content dropped from elsewhere. The library itself moves text within the editor. */
function drop(view: EditorView, event: DragEvent): boolean {
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (view.dragging || !at) return false;
  const isDone = insert(view, event.dataTransfer, Selection.near(view.state.doc.resolve(at.pos)));
  if (isDone) event.preventDefault();
  return isDone;
}

/** HIVE-16: a text of several paragraphs, edited in place on the page. Every change is stored as Markdown. */
export function TextEditor({ of, setting: name, pathOf, onClose, onSource }: TextEditorProps) {
  const editor = useEditor();
  const { document: draft } = editor;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [writer, setWriter] = useState<Writer | null>(null);
  const [dialog, setDialog] = useState<'link' | 'picture' | null>(null);
  const [slash, setSlash] = useState<OpenSlash | null>(null);
  const slashKeys = useRef<(event: KeyboardEvent) => boolean>(() => false);
  const node = () => draft.tree.get().get(of);
  const setting = shapeOf(node()?.name ?? '')[name];
  const stored = useTreeValue((tree) =>
    setting ? String(shownValue(setting, tree.get(of)?.settings ?? {}, name)) : '',
  );
  /** The text as this editor wrote it last. */
  const last = useRef(stored);
  const selected = useSelected();

  const store = useEffectEvent((text: string) => {
    const before = node();
    if (!setting || !before || text === last.current) return;
    last.current = text;
    const verdict = readTyped(setting, text, before.settings[name]);
    const change = { kind: 'set', key: of, name, value: verdict.value } as const;
    draft.defer(id, !verdict.ok && verdict.deferred ? [change] : null);
    if (verdict.ok) editor.set([of], name, verdict.value);
    else if (!verdict.deferred) editor.notice.set({ ok: false, say: canvasMessages.textUnchanged(verdict.why) });
  });
  const close = useEffectEvent(onClose);
  const onKeyDown = useEffectEvent((event: KeyboardEvent): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    // Closes the menu only.
    if (event.key === 'Escape' && slash) return false;
    if (event.key === 'Escape') close({ keepFocus: false });
    else if (isCommand && event.key.toLowerCase() === 'k') setDialog('link');
    else if (event.altKey && event.key === 'F10') {
      globalThis.document.querySelector<HTMLElement>('[data-text-tools] button')?.focus();
    } else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: one editor for as long as the text is edited
  useEffect(() => {
    const place = box.current;
    const before = node();
    if (!place || !before || !setting) return;
    const extensions = [
      ...textExtensions(pathOf),
      slashExtension(
        () => ({ onChange: setSlash, onKeyDown: (event) => slashKeys.current(event) }),
        () => setDialog('picture'),
      ),
    ];
    const made = new Writer({
      // Created inside the preview frame: the library listens for events in the document of its element.
      element: place,
      injectCSS: false,
      extensions,
      content: readMarkdownDocument(getSchema(extensions), stored).toJSON(),
      onUpdate: ({ editor: writer }) => store(writeMarkdown(writer.state.doc)),
      editorProps: {
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': canvasMessages.textOf(setting.label, labelOf(before)),
          'aria-keyshortcuts': 'Alt+F10',
        },
        handleKeyDown: (_, event) => onKeyDown(event),
        handleDOMEvents: { paste, drop },
      },
    });
    made.commands.focus('end');
    // Typing replaces a template's example text.
    if (isExampleText(stored)) made.commands.selectAll();
    setWriter(made);
    const page = place.ownerDocument;
    const leave = ({ target }: Event) => {
      if (!place.contains(target as Element)) close({ keepFocus: true });
    };
    page.addEventListener('pointerdown', leave);
    page.addEventListener('focusin', leave);
    return () => {
      page.removeEventListener('pointerdown', leave);
      page.removeEventListener('focusin', leave);
      made.destroy();
      draft.commitDeferred(id);
    };
  }, []);

  // Undone in the draft, or changed by somebody else.
  useEffect(() => {
    if (!writer || stored === last.current) return;
    last.current = stored;
    writer.commands.setContent(readMarkdownDocument(writer.schema, stored).toJSON(), { emitUpdate: false });
  }, [writer, stored]);
  useEffect(() => {
    if (selected !== of) close({ keepFocus: true });
  }, [selected, of]);

  const link = writer?.getAttributes('link').href ?? '';
  return (
    <div ref={box} className={css.text}>
      {writer
        ? createPortal(
            <>
              <TextToolbar
                writer={writer}
                onLink={() => setDialog('link')}
                onPicture={() => setDialog('picture')}
                onSource={onSource}
                onDone={() => onClose({ keepFocus: false })}
              />
              {slash ? (
                <SlashMenu
                  open={slash}
                  text={writer.view.dom}
                  onKeys={(keys) => {
                    slashKeys.current = keys;
                  }}
                />
              ) : null}
              {dialog === 'link' ? (
                <LazyLinkDialog
                  address={String(link)}
                  onChoose={({ address, label }) => {
                    setDialog(null);
                    const chain = writer.chain().focus().extendMarkRange('link');
                    if (writer.state.selection.empty && link === '') {
                      const marks = [{ type: 'link', attrs: { href: address } }];
                      chain.insertContent({ type: 'text', text: label, marks }).run();
                    } else chain.setLink({ href: address }).run();
                  }}
                  onRemove={() => {
                    setDialog(null);
                    writer.chain().focus().extendMarkRange('link').unsetLink().run();
                  }}
                  onClose={() => {
                    setDialog(null);
                    writer.commands.focus();
                  }}
                />
              ) : null}
              {dialog === 'picture' ? (
                <Suspense fallback={null}>
                  <LazyLibrary
                    purpose="picture"
                    goesTo={textMessages.picture}
                    onChoose={({ media_id, picture }) => {
                      setDialog(null);
                      writer
                        .chain()
                        .focus()
                        .setImage({ src: String(media_id), alt: picture?.alt ?? '' })
                        .run();
                    }}
                    onClose={() => {
                      setDialog(null);
                      writer.commands.focus();
                    }}
                  />
                </Suspense>
              ) : null}
            </>,
            globalThis.document.body,
          )
        : null}
    </div>
  );
}
