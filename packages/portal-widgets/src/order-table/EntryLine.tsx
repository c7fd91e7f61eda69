import { Button, Kbd, plainKey, SearchField, StatusIcon } from '@portal/design-system';
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
import { tourTargets } from '../guided-tour/tour-targets.ts';
import { HitOption } from '../internal/HitOption.tsx';
import { orderTableMessages } from '../messages/order-table.ts';
import * as css from './EntryLine.css.ts';
import type { EntryLineProps } from './EntryLine.props.ts';
import { useEntry } from './use-entry.ts';

const messages = orderTableMessages.entry;

/** Room in px that the list needs below the field to open downwards. */
const roomBelow = 320;
/** Height in px of two options, which are shown even if there is less space above the field. */
const leastSpace = 96;
/** Px between the list and what is above and below it, together. */
const gaps = 8;

/** LINE-16: adds lines by code, quantity, Enter. An error shows above the fields, where no list covers it, until something is typed. */
export function EntryLine(props: EntryLineProps) {
  const { number, lockedReason, said, ref, onPasteList, onImport, onUp, onLineKey, onLastQuantity } = props;
  const [drop, setDrop] = useState<'down' | 'up'>('down');
  const [roomAbove, setRoomAbove] = useState(0);
  const codeField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const entry = useEntry(props, { code: codeField, quantity: quantityField });
  const { code, error, hits, completion, preview, meant, typed } = entry;
  const begun = useRef(props.start !== undefined);
  useEffect(() => {
    if (begun.current) codeField.current?.focus();
  }, []);
  useImperativeHandle(ref, () => ({
    focus: () => codeField.current?.focus(),
    bringBack: entry.bringBack,
    fill: entry.fill,
  }));

  const { refusedNumber } = entry;
  /** A number typed for a code becomes the quantity of the last line. */
  const changeLast =
    refusedNumber === null || number === 1 || !onLastQuantity
      ? null
      : () => {
          entry.fill('', '');
          onLastQuantity(refusedNumber);
        };

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (text.split('\n').filter((row) => row.trim() !== '').length < 2) return;
    event.preventDefault();
    onPasteList(text);
  };
  /** Also while typing, as a phone's keyboard opens only after the field has focus. */
  const placeList = () => {
    const field = codeField.current;
    if (!field) return;
    const { top, bottom } = field.getBoundingClientRect();
    // A list that opens upwards could reach beyond the window or behind the site's header, where its first options cannot be scrolled to.
    const ceiling = Math.max(0, field.closest('main')?.getBoundingClientRect().top ?? 0);
    setRoomAbove(Math.max(leastSpace, Math.floor(top - ceiling - gaps)));
    setDrop(window.innerHeight - bottom < roomBelow ? 'up' : 'down');
  };
  const onQuantityKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === 'Enter') entry.add();
    else if (key === 'Escape') codeField.current?.focus();
    // A quantity never starts with a letter.
    else if (entry.quantity !== '' || !/^[a-z]$/i.test(key) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey) return;
    if (onLineKey?.(plainKey(event.nativeEvent))) event.preventDefault();
  };
  if (lockedReason !== null) return <p className={css.locked}>{lockedReason}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own border and legend
    <div
      id={tourTargets.add}
      role="group"
      aria-label={messages.label}
      className={css.entry}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
    >
      {error === null ? null : (
        <p id={errorId} role="alert" className={css.error}>
          <StatusIcon kind="exclamation" tone="critical" />
          {error}
          {changeLast ? (
            <Button kind="quiet" size="s" onClick={changeLast}>
              {messages.changeLine(number - 1, refusedNumber ?? '')} <Kbd>↑</Kbd>
            </Button>
          ) : null}
        </p>
      )}
      {entry.isOffered && error === null ? (
        <p role="status" className={css.further}>
          {messages.further}
        </p>
      ) : null}
      <span className={css.number}>{number}</span>
      <div className={css.code} style={drop === 'up' ? { ['--list-room' as string]: `${roomAbove}px` } : undefined}>
        <span className={css.label} aria-hidden>
          {messages.codeHead}
        </span>
        <SearchField
          look="cell"
          label={messages.code}
          value={code}
          drop={drop}
          eager={entry.isEager}
          ghost={completion?.slice(typed.length)}
          options={hits.map((hit) => ({ key: hit.stock_code, content: <HitOption hit={hit} /> }))}
          inputRef={codeField}
          onValueChange={(text) => {
            entry.typeCode(text);
            placeList();
          }}
          onPick={entry.take}
          onSubmit={entry.submitCode}
          onFocus={placeList}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp') return;
            const goUp = changeLast ?? (code === '' ? onUp : undefined);
            if (!goUp) return;
            // The browser would move the caret in the newly focused field and lose its selection.
            event.preventDefault();
            goUp();
          }}
        />
      </div>
      <div className={css.what}>{preview?.description}</div>
      <div className={css.quantity}>
        <span className={css.label} aria-hidden>
          {messages.quantityHead}
        </span>
        <input
          ref={quantityField}
          type="text"
          autoComplete="off"
          aria-label={messages.quantity}
          aria-invalid={!meant.ok || undefined}
          aria-describedby={error === null ? undefined : errorId}
          placeholder={entry.hint}
          className={css.quantityField}
          value={entry.quantity}
          onChange={(event) => entry.typeQuantity(event.target.value)}
          onKeyDown={onQuantityKey}
        />
      </div>
      <output className={css.equals}>{meant.ok ? meant.said : ''}</output>
      <div className={css.go}>
        {onImport ? (
          <Button kind="quiet" size="s" onClick={onImport}>
            {messages.importList}
          </Button>
        ) : (
          <span>{messages.importList}</span>
        )}
        <Button kind="filled" size="s" iconEnd={CornerDownLeft} onClick={entry.add}>
          {messages.add}
        </Button>
      </div>
      {said && error === null ? <p className={css.said}>{said}</p> : null}
    </div>
  );
}
