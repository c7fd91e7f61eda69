export interface Carrier {
  readonly code: string;
  readonly name: string;
}

const separator = ' · ';

/**
 * DLV-01: the cart's one text field for the buyer's own carrier. Joins carrier name and account number: `StarTrack · 44120`.
 */
export function carrierReference(carrier: Carrier | null, reference: string): string {
  const rest = reference.trim();
  if (!carrier) return rest;
  return rest === '' ? carrier.name : `${carrier.name}${separator}${rest}`;
}

/** Splits a carrier reference into its carrier, null where none is known, and the rest. */
export function readCarrierReference(
  text: string,
  carriers: readonly Carrier[],
): { readonly carrier: Carrier | null; readonly reference: string } {
  const carrier = carriers.find(({ name }) => text === name || text.startsWith(`${name}${separator}`)) ?? null;
  if (!carrier) return { carrier, reference: text };
  return { carrier, reference: text.slice(carrier.name.length + separator.length) };
}
