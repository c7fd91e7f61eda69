import type { Ulid } from '@portal/domain/cart';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { lockedReason, useFormat, usePortal } from '@portal/portal-client/react';
import { addedWords, EntryLine, type EntryLineHandle, type EntryPart, mergedWords } from '@portal/portal-widgets';
import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { LineWork } from './use-line-work.ts';

const suggestions = 8;

export interface EntryProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  /** Opens the import review with this text, or asks for a list. */
  onImport: (text?: string) => void;
  onAdded: (line_id: Ulid) => void;
  handle: RefObject<EntryLineHandle | null>;
  /** Moves focus from the empty field up to the lines. */
  onUp: () => void;
  /** A number typed for a code is the quantity of the last line. */
  onLastQuantity: (line_id: Ulid, text: string) => void;
  /** Handles Alt shortcuts of the entry line for the line changed last. Returns true if the key was used. */
  onLineKey: (key: string) => boolean;
  /** QQ-04: initial text of the code field. */
  start?: string | undefined;
}

function nextNumber(document: CartDocument): number {
  const lines = document.getLineIds();
  const last = lines.at(-1);
  return last === undefined ? 1 : (document.getLine(last)?.line.line_number ?? lines.length) + 1;
}

/** LINE-16: the entry line, connected to the stock list and the cart. */
export function Entry(props: EntryProps) {
  const { document, header, work, onImport, onAdded, handle, onUp, onLastQuantity, onLineKey, start } = props;
  const { catalogue } = usePortal();
  const format = useFormat();
  /** Words about the merged line, shown until that line changes again. */
  const [merged, setMerged] = useState<{ line_id: Ulid; quantity: number; words: string } | null>(null);
  useEffect(() => {
    if (!merged) return;
    return document.subscribeLine(merged.line_id, () => {
      const now = document.getLine(merged.line_id);
      if (!now || now.removed || now.line.order_quantity !== merged.quantity) setMerged(null);
    });
  }, [document, merged]);
  const number = useSyncExternalStore(document.subscribe, () => nextNumber(document));

  const part = useCallback(
    (stock_code: string): EntryPart | null => {
      const facts = catalogue.facts(stock_code.trim());
      return facts && { ...facts };
    },
    [catalogue],
  );
  const explain = async (text: string) => {
    const { parts, state } = catalogue.getStatus();
    // On a first visit the list may still be loading. Without this wait, words would be added as a code.
    const isLoaded = parts > 0 || (state !== 'failed' && (await catalogue.load()));
    if (!isLoaded) throw new Error('The stock list is not loaded');
    // A code has no whitespace, and needs no reading.
    return /\s/.test(text) ? catalogue.explain(text) : null;
  };
  const lastRead = useRef<{ text: string; reading: ReturnType<typeof explain> } | null>(null);
  /** Hits and quantity need the same reading. One that failed is not used again: the list may be there by then. */
  const read = (text: string) => {
    if (lastRead.current?.text !== text) lastRead.current = { text, reading: explain(text) };
    const { reading } = lastRead.current;
    reading.catch(() => {
      lastRead.current = null;
    });
    return reading;
  };
  const add = (code: string, quantity: number | null): string | null => {
    const known = catalogue.facts(code.trim());
    const quantities = new Map(document.getLineIds().map((id) => [id, document.getLine(id)?.line.order_quantity ?? 0]));
    const result = document.addLine(known?.stock_code ?? code.trim(), quantity ?? undefined);
    setMerged(null);
    if (!result.ok) return result.message;
    const { line_id } = result;
    if (line_id === null) return null;
    // Adds the quantity to the existing line of the same part.
    const before = quantities.get(line_id) ?? null;
    work.before(line_id, before, () => handle.current?.bringBack());
    work.source.touch(line_id);
    const view = work.source.line(line_id);
    if (view) {
      const words = mergedWords(view, before, format);
      setMerged(words === null ? null : { line_id, quantity: view.line.order_quantity, words });
      work.spoken.set(addedWords(view, before, format));
    }
    onAdded(line_id);
    return null;
  };

  return (
    <EntryLine
      ref={handle}
      number={number}
      lockedReason={lockedReason(header)}
      format={format}
      suggest={async (text) => {
        const [first] = (await read(text))?.several ?? [];
        return (await catalogue.search(first?.text ?? text, suggestions)) ?? [];
      }}
      readWords={async (text) => {
        const reading = await read(text);
        return { quantity: reading?.quantity ?? null, further: reading?.several.slice(1) ?? [] };
      }}
      {...(merged ? { said: merged.words } : {})}
      onLineKey={onLineKey}
      part={part}
      onAdd={add}
      onPasteList={onImport}
      onImport={() => onImport()}
      onUp={onUp}
      onLastQuantity={(text) => {
        const last = document.getLineIds().at(-1);
        if (last !== undefined) onLastQuantity(last, text);
      }}
      onTyping={(code, quantity) =>
        document.typed.save('entry', code === '' && quantity === '' ? '' : `${code}\t${quantity}`)
      }
      {...(start ? { start } : {})}
    />
  );
}
