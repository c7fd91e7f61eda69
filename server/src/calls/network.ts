/** Limits count networks: one household or office has a whole IPv4 address, or an IPv6 network of 64 bits with countless addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const after = (end ?? '').split(':').filter((group) => group !== '');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}
