import { useRef, useState } from 'react';
import * as css from './Tree.css.ts';

export interface RenameFieldProps {
  label: string;
  /** The new label, or null where it stays as it was. `byKey`: the focus goes back to the row. */
  onDone: (label: string | null, byKey: boolean) => void;
}

/** A label being edited in its row. Enter takes it, Escape leaves it, and going elsewhere takes it as every editor of names does. */
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
      aria-label={`New name of ${label}`}
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
        // The keys of the tree are not those of a field.
        event.stopPropagation();
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') finish(true, true);
        if (event.key === 'Escape') finish(false, true);
      }}
    />
  );
}
