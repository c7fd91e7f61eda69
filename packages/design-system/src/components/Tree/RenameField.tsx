import { useRef, useState } from 'react';
import { treeMessages } from '../../messages/tree.ts';
import * as css from './Tree.css.ts';

export interface RenameFieldProps {
  label: string;
  /** The new label; null if unchanged. `byKey`: the focus returns to the row. */
  onDone: (label: string | null, byKey: boolean) => void;
}

/** Edits a label in its row. Enter or leaving accepts it, Escape cancels. */
export function RenameField({ label, onDone }: RenameFieldProps) {
  const [text, setText] = useState(label);
  const done = useRef(false);
  const finish = (take: boolean, byKey: boolean) => {
    if (done.current) return;
    done.current = true;
    const name = text.trim();
    onDone(take && name !== '' && name !== label ? name : null, byKey);
  };
  return (
    <input
      className={css.field}
      aria-label={treeMessages.rename(label)}
      value={text}
      spellCheck={false}
      ref={(input) => {
        if (input && document.activeElement !== input) {
          input.focus();
          input.select();
        }
      }}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => finish(true, false)}
      onKeyDown={(event) => {
        // Keeps the tree's keys out of the field.
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(true, true);
        if (event.key === 'Escape') finish(false, true);
      }}
    />
  );
}
