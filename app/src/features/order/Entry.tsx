import type { Ulid } from '@portal/domain/cart';
import type { CartDocument, CartHeader } from '@portal/portal-client';
import { useFormat, usePortal } from '@portal/portal-client/react';
import { EntryLine, type EntryLineHandle, type EntryPart } from '@portal/portal-widgets';
import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { lockedReason } from './locked.ts';
import type { LineWork } from './use-line-work.ts';

const suggestions = 8;

export interface EntryProps {
  document: CartDocument;
  header: CartHeader;
  work: LineWork;
  /** Into the review of an import: of the text, or asked for there. */
  onImport: (text?: string) => void;
  onAdded: (line_id: Ulid) => void;
  handle: RefObject<EntryLineHandle | null>;
  /** Up from the empty field: into the lines above. */
  onUp: () => void;
  /** QQ-04: what the code field begins with. */
  start?: string | undefined;
}

function nextNumber(document: CartDocument): number {
  const lines = document.getLineIds();
  const last = lines.at(-1);
  return last === undefined ? 1 : (document.getLine(last)?.line.line_number ?? lines.length) + 1;
}

/** LINE-16: the entry line, joined to the stock list and the cart. */
export function Entry({ document, header, work, onImport, onAdded, handle, onUp, start }: EntryProps) {
  const { catalogue } = usePortal();
  const format = useFormat();
  const number = useSyncExternalStore(document.subscribe, () => nextNumber(document));

  const part = useCallback(
    (stock_code: string): EntryPart | null => {
      const facts = catalogue.facts(stock_code.trim());
      return facts && { ...facts };
    },
    [catalogue],
  );
  const add = (code: string, quantity: number | null): string | null => {
    const known = catalogue.facts(code.trim());
    const result = document.addLine(known?.stock_code ?? code.trim(), quantity ?? undefined);
    if (!result.ok) return result.message;
    if (result.line_id) {
      work.before(result.line_id, null);
      work.source.touch(result.line_id);
      onAdded(result.line_id);
    }
    return null;
  };

  return (
    <EntryLine
      ref={handle}
      number={number}
      lockedReason={lockedReason(header)}
      format={format}
      suggest={async (text) => (await catalogue.search(text, suggestions)) ?? []}
      part={part}
      onAdd={add}
      onPasteList={onImport}
      onImport={() => onImport()}
      onUp={onUp}
      {...(start ? { start } : {})}
    />
  );
}
