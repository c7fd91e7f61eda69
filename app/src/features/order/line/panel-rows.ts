import { choosePrice, pricedOnly } from '@portal/domain/price';
import type { LineView } from '@portal/portal-client';
import type { BreakRow, WarehouseRow } from '@portal/portal-widgets';

/** The price entries of a line after web discount, against the dearest standard one (LINE-09). */
export function breakRows(view: LineView, web_discount: string): readonly BreakRow[] {
  const pricing = view.line.pricing ?? [];
  const per = view.line.price_per ?? 1;
  const priced = pricing.map((entry) => ({
    entry,
    webPrice: pricedOnly(choosePrice([entry], per, Math.max(1, entry.quantity_break), web_discount))?.webPrice ?? null,
  }));
  const list = Math.max(
    0,
    ...priced.filter(({ entry }) => entry.price_type === 'standard').map(({ webPrice }) => Number(webPrice ?? 0)),
  );
  return priced
    .toSorted((a, b) => a.entry.quantity_break - b.entry.quantity_break)
    .map(({ entry, webPrice }) => ({
      entry,
      webPrice: webPrice ?? entry.price,
      against: list > 0 && webPrice !== null ? Math.round(((Number(webPrice) - list) / list) * 1000) / 10 : null,
      current: view.price?.entry === entry,
    }));
}

/** Stock by warehouse, the tab's own first, then the nearest (LINE-15). */
export function warehouseRows(
  view: LineView,
  own: string,
  names: ReadonlyMap<string, string>,
): readonly WarehouseRow[] | null {
  if (view.availability.length === 0) return null;
  return view.availability
    .toSorted((a, b) => Number(b.warehouse_code === own) - Number(a.warehouse_code === own) || a.days - b.days)
    .map((availability) => ({
      availability,
      name: names.get(availability.warehouse_code) ?? availability.warehouse_code,
      current: availability.warehouse_code === own,
    }));
}
