import { lookup } from 'node:dns';
import { get } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { feedMessages } from '../../messages/feeds.ts';

const messages = feedMessages.pictures;

/** Bytes of one picture. */
export const largestPicture = 20 * 1024 * 1024;
/** Milliseconds for a whole picture. */
const timeout = 15_000;

/** Private and reserved networks. A feed must not make the portal call machines that only it can reach. */
const inside = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** Whether an IP address is private or reserved. */
export const isInside = (address: string): boolean => inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Connects to the address that was checked, even if the name resolves to another one a moment later. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, options, (error, found, family) => {
    const addresses = typeof found === 'string' ? [found] : (found ?? []).map(({ address }) => address);
    if (!error && addresses.some(isInside)) return done(new Error(messages.notPublic), '', 0);
    done(error, found, family);
  });

/** The bytes behind an https address on the internet. Rejects with a message for operators. */
export function fetchPicture(address: string): Promise<Uint8Array> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') return Promise.reject(new Error(messages.notHttps));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A host that is an IP address is not looked up, so it is checked here.
  if (isIP(host) !== 0 && isInside(host)) return Promise.reject(new Error(messages.notPublic));
  return new Promise((done, refuse) => {
    const request = get(
      url,
      { lookup: publicLookup, signal: AbortSignal.timeout(timeout), headers: { accept: 'image/*' }, agent: false },
      (response) => {
        const { statusCode = 0 } = response;
        // Redirects are not followed: they could lead to a private network.
        if (statusCode !== 200) {
          response.destroy();
          return refuse(new Error(messages.status(statusCode)));
        }
        const pieces: Buffer[] = [];
        let bytes = 0;
        response.on('data', (piece: Buffer) => {
          bytes += piece.length;
          pieces.push(piece);
          if (bytes > largestPicture) response.destroy(new Error(messages.unreadable.message));
        });
        response.on('end', () => done(Buffer.concat(pieces)));
        response.on('error', refuse);
      },
    );
    request.on('error', (error) => refuse(error.name === 'AbortError' ? new Error(messages.tooSlow) : error));
  });
}
