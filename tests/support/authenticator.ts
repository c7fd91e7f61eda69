import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const period = 30_000;

/** RFC 6238 code for a base32 secret, implemented independently of the server. `ahead` in periods. */
export function shownCode(secret: string, ahead = 0): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(Date.now() / period) + ahead, 4);
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
