export interface Carrier {
  readonly code: string;
  readonly name: string;
}

const between = ' · ';

/**
 * DLV-01: a cart has one text for whoever else carries it. A carrier of the user's and the account with them go into it together:
 * `StarTrack · 44120`.
 */
export function carrierReference(carrier: Carrier | null, reference: string): string {
  const rest = reference.trim();
  if (!carrier) return rest;
  return rest === '' ? carrier.name : `${carrier.name}${between}${rest}`;
}

/** The carrier that a reference begins with, and the rest of it. */
export function readCarrierReference(
  text: string,
  carriers: readonly Carrier[],
): { readonly carrier: Carrier | null; readonly reference: string } {
  const carrier = carriers.find(({ name }) => text === name || text.startsWith(`${name}${between}`)) ?? null;
  if (!carrier) return { carrier, reference: text };
  return { carrier, reference: text.slice(carrier.name.length + between.length) };
}
