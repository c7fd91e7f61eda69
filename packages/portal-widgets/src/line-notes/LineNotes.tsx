import { TextField } from '@portal/design-system';
import { useState } from 'react';
import { lineNotesMessages as messages } from '../messages/line-notes.ts';
import * as css from './LineNotes.css.ts';

/** The server's limits, in characters. */
const longestReference = 60;
const longestNote = 500;

interface NoteFieldProps {
  label: string;
  hint: string;
  value: string;
  longest: number;
  lockedReason: string | null;
  /** Called with each change until it is committed; null when the text is committed or dropped. */
  onTyping: ((text: string | null) => void) | undefined;
  onCommit: (text: string) => void;
}

/** Enter or leaving the field commits what was typed; Escape restores the value. */
function NoteField({ label, hint, value, longest, lockedReason, onTyping, onCommit }: NoteFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string | null) => {
    setTyped(text);
    onTyping?.(text);
  };
  const commit = () => {
    const text = typed?.trim() ?? value;
    if (typed !== null) type(null);
    if (text !== value) onCommit(text);
  };
  return (
    <TextField
      label={label}
      hint={lockedReason ?? hint}
      value={typed ?? value}
      maxLength={longest}
      readOnly={lockedReason !== null}
      onValueChange={type}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        else if (event.key === 'Escape' && typed !== null) type(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

export interface LineNotesProps {
  note: string;
  line_reference: string;
  /** IMP-06: the rows of the imported list that became this line, separated by line breaks; empty when there are none. */
  source: string;
  /** Why the fields are read-only; null while they can be edited. */
  lockedReason: string | null;
  onReference: (text: string) => void;
  onNote: (text: string) => void;
  /** Called while a field is edited; the text is null when the edit ends. */
  onTyping?: (field: 'reference' | 'note', text: string | null) => void;
}

/** LINE-17: the buyer's own reference for a line, and a note that is sent with the order. */
export function LineNotes({ note, line_reference, source, lockedReason, ...events }: LineNotesProps) {
  const { onReference, onNote, onTyping } = events;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own border and legend
    <div role="group" aria-label={messages.label} className={css.notes}>
      <NoteField
        label={messages.reference}
        hint={messages.referenceHint}
        value={line_reference}
        longest={longestReference}
        lockedReason={lockedReason}
        onTyping={(text) => onTyping?.('reference', text)}
        onCommit={onReference}
      />
      <NoteField
        label={messages.note}
        hint={messages.noteHint}
        value={note}
        longest={longestNote}
        lockedReason={lockedReason}
        onTyping={(text) => onTyping?.('note', text)}
        onCommit={onNote}
      />
      {source === '' ? null : (
        <p className={css.source}>
          <b>{messages.source}</b> {source}
        </p>
      )}
    </div>
  );
}
