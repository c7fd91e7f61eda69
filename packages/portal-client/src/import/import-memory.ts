import { aliasKey, type ColumnRole, type ImportMemory } from '@portal/domain/import';
import type { Transport } from '../transport/types.ts';

const known = new WeakMap<object, Map<string, Promise<ImportMemory | null>>>();

function memoriesOf(transport: object): Map<string, Promise<ImportMemory | null>> {
  const kept = known.get(transport) ?? new Map<string, Promise<ImportMemory | null>>();
  known.set(transport, kept);
  return kept;
}

/** IMP-06: what the import has learned for the account. Loaded once; null where it could not be loaded. */
export function readImportMemory(
  transport: Pick<Transport, 'callOrFalse'>,
  accode: string,
): Promise<ImportMemory | null> {
  const kept = memoriesOf(transport);
  const asked =
    kept.get(accode) ??
    transport.callOrFalse('import/memory', { accode }).then((answer) => {
      if (answer === false) kept.delete(accode);
      return answer || null;
    });
  kept.set(accode, asked);
  return asked;
}

export interface Lesson {
  readonly aliases: readonly { readonly text: string; readonly stock_code: string }[];
  readonly layout: { readonly layout: string; readonly roles: readonly ColumnRole[] } | null;
}

/** IMP-06: stores what the buyer chose for the account. The next list on this page uses it at once. */
export function storeImportLesson(
  transport: Pick<Transport, 'callOrFalse'>,
  accode: string,
  { aliases, layout }: Lesson,
): void {
  if (aliases.length === 0 && !layout) return;
  const kept = memoriesOf(transport);
  const before = kept.get(accode) ?? Promise.resolve(null);
  const learned = Object.fromEntries(aliases.map(({ text, stock_code }) => [aliasKey(text), stock_code]));
  kept.set(
    accode,
    before.then(
      (memory) =>
        memory && {
          aliases: { ...memory.aliases, ...learned },
          layouts: layout ? { ...memory.layouts, [layout.layout]: layout.roles } : memory.layouts,
        },
    ),
  );
  const said = layout ? { layout: { layout: layout.layout, roles: [...layout.roles] } } : {};
  void transport.callOrFalse('import/remember', { accode, aliases: [...aliases], ...said });
}
