import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { tableMessages } from '../../messages/table.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Table.css.ts';

const messages = tableMessages.find;

export interface FindBarProps {
  readonly rowIds: readonly string[];
  readonly rowText: (id: string) => string;
  readonly onReveal: (id: string) => void;
  readonly onClose: (id: string | null) => void;
}

/**
 * Replaces the browser's find, which sees only the rendered rows. Keeping the text of all rows in the document for it
 * (`hidden="until-found"`) adds a node for each row to every mount and theme switch, and needs an element for each row to know which was
 * found. A second Ctrl+F, in this field, opens the browser's.
 */
export function FindBar({ rowIds, rowText, onReveal, onClose }: FindBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const needle = text.trim().toLowerCase();
  const found = needle === '' ? [] : rowIds.filter((id) => rowText(id).toLowerCase().includes(needle));
  const here = found.length === 0 ? -1 : Math.min(at, found.length - 1);

  useEffect(() => field.current?.focus(), []);
  const go = (to: number, among = found) => {
    if (among.length === 0) return;
    const next = (to + among.length) % among.length;
    setAt(next);
    const id = among[next];
    if (id !== undefined) onReveal(id);
  };
  const type = (value: string) => {
    setText(value);
    const wanted = value.trim().toLowerCase();
    go(0, wanted === '' ? [] : rowIds.filter((id) => rowText(id).toLowerCase().includes(wanted)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(found[here] ?? null);
    else if (event.key === 'Enter') go(here + (event.shiftKey ? -1 : 1));
    else return;
    event.preventDefault();
  };
  return (
    <search className={css.find} onKeyDown={onKeyDown}>
      <input
        ref={field}
        type="text"
        aria-label={messages.label}
        className={css.findField}
        value={text}
        onChange={(event) => type(event.target.value)}
      />
      <output className={css.findCount}>
        {needle === '' ? '' : found.length === 0 ? messages.none : messages.place(here + 1, found.length)}
      </output>
      <IconButton icon={ArrowUp} label={messages.previous} onClick={() => go(here - 1)} />
      <IconButton icon={ArrowDown} label={messages.next} onClick={() => go(here + 1)} />
      <IconButton icon={X} label={messages.close} onClick={() => onClose(found[here] ?? null)} />
    </search>
  );
}
