/** States that a truck reaches overnight. */
const neighbours: Readonly<Record<string, readonly string[]>> = {
  NSW: ['ACT', 'VIC', 'QLD'],
  ACT: ['NSW', 'VIC'],
  VIC: ['NSW', 'ACT', 'SA', 'TAS'],
  QLD: ['NSW'],
  SA: ['VIC'],
  TAS: ['VIC'],
  WA: [],
  NT: [],
};

/** Working days from a warehouse's state to the customer's; 3 if the customer's state is unknown. */
export function transitDays(from: string, to: string | null): number {
  if (to === null) return 3;
  if (from === to) return 1;
  if (neighbours[from]?.includes(to)) return 2;
  return [from, to].some((state) => state === 'WA' || state === 'NT') ? 5 : 3;
}
