import { aliasKey, type ImportMemory, type LearnedLayouts } from '@portal/domain/import';
import { sendCall } from '../transport/send-call.ts';
import type { Transport } from '../transport/types.ts';

const known = new WeakMap<object, Map<string, Promise<ImportMemory | null>>>();

function memoriesOf(transport: object): Map<string, Promise<ImportMemory | null>> {
  const stored = known.get(transport) ?? new Map<string, Promise<ImportMemory | null>>();
  known.set(transport, stored);
  return stored;
}

/** Returns what the import has learned for the account (IMP-06). Loaded once; null if it could not be loaded. */
export function readImportMemory(transport: Pick<Transport, 'call'>, accode: string): Promise<ImportMemory | null> {
  const stored = memoriesOf(transport);
  const memory =
    stored.get(accode) ??
    sendCall(transport, 'import/memory', { accode }).then((outcome) => {
      if (!outcome.ok) stored.delete(accode);
      return outcome.ok ? outcome.data : null;
    });
  stored.set(accode, memory);
  return memory;
}

export interface Lesson {
  readonly aliases: readonly { readonly text: string; readonly stock_code: string }[];
  /** Column roles that the buyer corrected. */
  readonly layouts: LearnedLayouts;
}

/** Stores the buyer's choice for the account (IMP-06). The next list on this page uses it at once. */
export function storeImportLesson(
  transport: Pick<Transport, 'call'>,
  accode: string,
  { aliases, layouts }: Lesson,
): void {
  const corrected = Object.entries(layouts).map(([layout, roles]) => ({ layout, roles: [...roles] }));
  if (aliases.length === 0 && corrected.length === 0) return;
  const stored = memoriesOf(transport);
  const before = stored.get(accode) ?? Promise.resolve(null);
  const learned = Object.fromEntries(aliases.map(({ text, stock_code }) => [aliasKey(text), stock_code]));
  stored.set(
    accode,
    before.then(
      (memory) =>
        memory && {
          aliases: { ...memory.aliases, ...learned },
          layouts: { ...memory.layouts, ...layouts },
        },
    ),
  );
  void sendCall(transport, 'import/remember', { accode, aliases: [...aliases], layouts: corrected });
}
