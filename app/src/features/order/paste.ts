import { parseOrderText } from '@portal/domain/catalogue';
import { parseQuantity } from '@portal/domain/line';
import type { AddRow, CartDocument, Catalogue } from '@portal/portal-client';
import type { Messages } from '../../portal/messages.ts';

export interface PastedRows {
  readonly rows: readonly AddRow[];
  /** Rows whose quantity is none, with the reason: they are added at their default quantity and said. */
  readonly doubtful: readonly { readonly line: number; readonly source: string; readonly why: string }[];
}

/** A pasted list as rows to add: codes as the stock list writes them, quantities read as typed ones are (LINE-16). */
export function readPastedText(text: string, catalogue: Pick<Catalogue, 'facts'>): PastedRows {
  const doubtful: { line: number; source: string; why: string }[] = [];
  const rows = parseOrderText(text).map((row): AddRow => {
    const facts = catalogue.facts(row.code);
    const stock_code = facts?.stock_code ?? row.code;
    if (row.quantity === '') return { stock_code };
    const parsed = parseQuantity(row.quantity, facts ?? { pack_quantity: 1 });
    if (parsed.ok) return { stock_code, quantity: parsed.quantity };
    doubtful.push({ line: row.line, source: row.source, why: parsed.why });
    return { stock_code };
  });
  return { rows, doubtful };
}

/** Adds a pasted list as one step of undo (CART-13, CART-21). What does not fit stays in the notice of the cart. */
export function addPastedText(
  document: CartDocument,
  catalogue: Pick<Catalogue, 'facts'>,
  text: string,
  messages: Messages,
): boolean {
  const { rows, doubtful } = readPastedText(text, catalogue);
  if (rows.length === 0) {
    messages.show('Nothing in the pasted text looks like a stock code.', 'warning');
    return false;
  }
  const result = document.addLines(rows);
  if (!result.ok) messages.show(result.message, 'warning');
  if (doubtful.length > 0) {
    const first = doubtful[0];
    const others = doubtful.length > 1 ? ` And ${doubtful.length - 1} more.` : '';
    messages.show(`Row ${first?.line}: ${first?.why} Its default quantity was taken.${others}`, 'warning');
  }
  return result.ok;
}
