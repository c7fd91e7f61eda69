const groupsOf = (address: string): readonly string[] => {
  const [start = '', end] = address.split('::');
  const groups = start.split(':').filter((group) => group !== '');
  const after = (end ?? '').split(':').filter((group) => group !== '');
  const zeros = end === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  );
};

/** The networks that limits count for an address. */
interface Networks {
  /** The IPv4 address itself, or the 64-bit prefix of an IPv6 address: what one household or office has. */
  readonly near: string;
  /** The 48-bit prefix of an IPv6 address, which one customer of a provider may own whole; null for IPv4. */
  readonly wide: string | null;
}

/**
 * The networks of an address. An IPv4 address written as IPv6 (`::ffff:10.1.2.3`) is the IPv4 address. A connection that was closed
 * before its request was read has no address any more, although Fastify's types say that it has.
 */
export function networksOf(address: string | undefined): Networks {
  if (address === undefined) return { near: 'unknown', wide: null };
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return { near: mapped, wide: null };
  if (!address.includes(':') || address.includes('.')) return { near: address, wide: null };
  const groups = groupsOf(address);
  return { near: groups.slice(0, 4).join(':'), wide: `${groups.slice(0, 3).join(':')}/48` };
}
