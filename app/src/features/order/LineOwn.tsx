import { TextField } from '@portal/design-system';
import type { CartDocument, EditResult } from '@portal/portal-client';
import { useState } from 'react';
import * as css from './LineOwn.css.ts';

/** Characters that the server takes. */
const longestReference = 60;
const longestNote = 500;

interface OwnFieldProps {
  label: string;
  hint: string;
  value: string;
  longest: number;
  lockedReason: string | null;
  onKeep: (text: string) => void;
}

/** What is typed is an edit when it is finished: Enter or leaving keeps it, Escape goes back to what stood. */
function OwnField({ label, hint, value, longest, lockedReason, onKeep }: OwnFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    const text = typed?.trim() ?? value;
    setTyped(null);
    if (text !== value) onKeep(text);
  };
  return (
    <TextField
      label={label}
      hint={lockedReason ?? hint}
      value={typed ?? value}
      maxLength={longest}
      readOnly={lockedReason !== null}
      onValueChange={setTyped}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
        else if (event.key === 'Escape' && typed !== null) setTyped(null);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}

export interface LineOwnProps {
  document: CartDocument;
  line_id: string;
  note: string;
  line_reference: string;
  /** IMP-06: the rows of a list that became this line, one a line. */
  source: string;
  lockedReason: string | null;
  onResult: (result: EditResult) => void;
}

/** LINE-17: the buyer's own reference of a line, and a note that goes with the order. */
export function LineOwn({ document, line_id, note, line_reference, source, lockedReason, onResult }: LineOwnProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend
    <div role="group" aria-label="Your words on this line" className={css.own}>
      <OwnField
        label="Your reference"
        hint="Kept with this line, such as a job or a bay."
        value={line_reference}
        longest={longestReference}
        lockedReason={lockedReason}
        onKeep={(text) => onResult(document.setLineReference(line_id, text))}
      />
      <OwnField
        label="Note to the supplier"
        hint="Sent with the order, at this line."
        value={note}
        longest={longestNote}
        lockedReason={lockedReason}
        onKeep={(text) => onResult(document.setNote(line_id, text))}
      />
      {source === '' ? null : (
        <p className={css.source}>
          <b>In your list</b> {source}
        </p>
      )}
    </div>
  );
}
