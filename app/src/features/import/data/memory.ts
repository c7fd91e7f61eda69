import { aliasKey, type ColumnRole, type ImportMemory } from '@portal/domain/import';
import type { Transport } from '@portal/portal-client';

const known = new WeakMap<object, Map<string, Promise<ImportMemory | null>>>();

function keptBy(transport: object): Map<string, Promise<ImportMemory | null>> {
  const kept = known.get(transport) ?? new Map<string, Promise<ImportMemory | null>>();
  known.set(transport, kept);
  return kept;
}

/** IMP-06: what the account has taught the import; asked for once, and null where it does not come. */
export function readMemory(transport: Pick<Transport, 'callOrFalse'>, accode: string): Promise<ImportMemory | null> {
  const kept = keptBy(transport);
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

/** IMP-06: kept for the account, and used by the next list of this page at once. */
export function remember(transport: Pick<Transport, 'callOrFalse'>, accode: string, { aliases, layout }: Lesson): void {
  if (aliases.length === 0 && !layout) return;
  const kept = keptBy(transport);
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
