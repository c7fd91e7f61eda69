import { createHash } from 'node:crypto';

/** The 10,000 most common passwords of eight or more characters: sorted 6-byte prefixes of their SHA-256 (docs/decisions/0004). */
const files: Readonly<Record<string, string>> = import.meta.glob('./common-passwords.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const hashes = Buffer.from(Object.values(files).join(''), 'base64');
const width = 6;

function isAmongHashes(password: string): boolean {
  const wanted = createHash('sha256').update(password).digest().subarray(0, width);
  let low = 0;
  let high = hashes.length / width;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = hashes.compare(wanted, 0, width, middle * width, middle * width + width);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** Common passwords specific to Australia, this portal and recent years. */
const ownList: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword1 12345678 123456789 1234567890 12341234
   11111111 00000000 88888888 87654321 987654321 0987654321 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1q2w3e4r 1q2w3e4r5t
   1qaz2wsx zaq12wsx qazwsxedc asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 aa123456 iloveyou iloveyou1
   sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 batman123
   trustno1 starwars letmein1 letmein123 welcome1 welcome123 changeme changeme1 changeme123 administrator admin123 admin1234
   adminadmin master123 michelle jennifer computer internet whatever dragon123 monkey123 shadow123 hello123 hello1234
   freedom1 secret123 access14 mustang1 charlie1 jordan23 liverpool chelsea1 arsenal1 melbourne sydney123 australia
   summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 autumn2025 spring2025 january1 monday123 portal-demo`
    .split(/\s+/)
    .filter((each) => each !== ''),
);

/** Whether a lower-cased password is on a list of common passwords. */
export const isCommonPassword = (small: string): boolean => ownList.has(small) || isAmongHashes(small);
