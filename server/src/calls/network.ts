/** The network that limits count for an address: the IPv4 address itself, or the 64-bit prefix of an IPv6 address. */
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
