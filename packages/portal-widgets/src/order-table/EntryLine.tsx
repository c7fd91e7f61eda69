import { Button, Mark, SearchField } from '@portal/design-system';
import { CornerDownLeft } from '@portal/design-system/icons';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { HitOption } from '../internal/HitOption.tsx';
import { useSuggestions } from '../internal/use-suggestions.ts';
import * as css from './EntryLine.css.ts';
import type { EntryLineProps } from './EntryLine.props.ts';
import { entryQuantity } from './entry-quantity.ts';

/** A list needs this much room beneath, in px, to open downwards. */
const roomBelow = 320;

/** LINE-16: code, quantity, Enter, next. Adding answers at once; what is wrong is said beneath, and stays until something is typed. */
export function EntryLine(props: EntryLineProps) {
  const { number, lockedReason, suggest, part, format, ref, onAdd, onPasteList, onImport, onUp } = props;
  const [code, setCode] = useState(props.start ?? '');
  const [quantity, setQuantity] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [drop, setDrop] = useState<'down' | 'up'>('down');
  const codeField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const hits = useSuggestions(code, suggest);
  const begun = useRef(props.start !== undefined);
  useEffect(() => {
    if (begun.current) codeField.current?.focus();
  }, []);
  useImperativeHandle(ref, () => ({ focus: () => codeField.current?.focus() }));

  const typed = code.trim().toUpperCase();
  const known = typed === '' ? null : part(typed);
  const best = hits[0];
  const completion =
    best && typed !== '' && best.stock_code.startsWith(typed) && best.stock_code !== typed ? best.stock_code : null;
  const preview = known ?? (best ? part(best.stock_code) : null);
  const meant = entryQuantity(quantity, known ?? preview, format);

  const take = (stock_code: string) => {
    setCode(stock_code);
    setError(null);
    quantityField.current?.focus();
    quantityField.current?.select();
  };
  const submitCode = (text: string) => {
    if (text.trim() === '') return;
    if (part(text.trim().toUpperCase())) take(text.trim().toUpperCase());
    else if (completion !== null) take(completion);
    else setError(`No part has the code ${text.trim()}. Choose one from the list, or search by words.`);
  };
  const add = () => {
    if (typed === '') {
      setError('Type a code first.');
      codeField.current?.focus();
      return;
    }
    if (!meant.ok) {
      setError(meant.why);
      quantityField.current?.focus();
      return;
    }
    const wrong = onAdd(known?.stock_code ?? completion ?? typed, meant.quantity);
    setError(wrong);
    if (wrong === null) {
      setCode('');
      setQuantity('');
    }
    codeField.current?.focus();
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.split('\n').filter((row) => row.trim() !== '').length < 2) return;
    event.preventDefault();
    onPasteList(text);
  };
  const onQuantityKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') add();
    else if (event.key === 'Escape') codeField.current?.focus();
    else return;
    event.preventDefault();
  };
  if (lockedReason !== null) return <p className={css.locked}>{lockedReason}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame and legend
    <div role="group" aria-label="Add a line" className={css.entry} onPaste={onPaste}>
      <span className={css.number}>{number}</span>
      <div className={css.code}>
        <SearchField
          look="cell"
          label="Code of the part to add"
          value={code}
          drop={drop}
          eager={known === null && completion === null}
          ghost={completion?.slice(typed.length)}
          options={hits.map((hit) => ({ key: hit.stock_code, content: <HitOption hit={hit} /> }))}
          inputRef={codeField}
          onValueChange={(text) => {
            setCode(text);
            setError(null);
          }}
          onPick={take}
          onSubmit={submitCode}
          onFocus={() => {
            const below = window.innerHeight - (codeField.current?.getBoundingClientRect().bottom ?? 0);
            setDrop(below < roomBelow ? 'up' : 'down');
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' || code !== '' || !onUp) return;
            // The browser would move the caret in the field that has focus by then, whose whole value is selected.
            event.preventDefault();
            onUp();
          }}
        />
      </div>
      <div className={css.what}>{preview?.description}</div>
      <div className={css.quantity}>
        <input
          ref={quantityField}
          type="text"
          autoComplete="off"
          aria-label="Quantity to add"
          aria-invalid={!meant.ok || undefined}
          aria-describedby={error === null ? undefined : errorId}
          placeholder={preview ? String(preview.sell_quantity_minimum) : undefined}
          className={css.quantityField}
          value={quantity}
          onChange={(event) => {
            setQuantity(event.target.value);
            setError(null);
          }}
          onKeyDown={onQuantityKey}
        />
      </div>
      <output className={css.equals}>{meant.ok ? meant.said : ''}</output>
      <div className={css.go}>
        {onImport ? (
          <Button kind="quiet" size="s" onClick={onImport}>
            Paste a list to import
          </Button>
        ) : (
          <span>Paste a list to import</span>
        )}
        <Button kind="filled" size="s" iconEnd={CornerDownLeft} onClick={add}>
          Add
        </Button>
      </div>
      {error === null ? null : (
        <p id={errorId} role="alert" className={css.error}>
          <Mark kind="exclamation" tone="critical" />
          {error}
        </p>
      )}
    </div>
  );
}
