import { Readable } from 'node:stream';
import { ConfigError } from '../config.ts';
import { configMessages } from '../messages/config.ts';

/** Loaded where a file is encrypted or decrypted, because it would lengthen the start of every server. */
const library = () => import('age-encryption');

/** The first bytes of every file in the age format, version 1 (https://age-encryption.org/v1). */
const signature = Buffer.from('age-encryption.org/v1\n');

function isAccepted(add: () => void): boolean {
  try {
    add();
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a public key for which a file can be encrypted. */
export async function isRecipient(text: string): Promise<boolean> {
  const { Encrypter } = await library();
  return isAccepted(() => new Encrypter().addRecipient(text));
}

/** Checks the public keys for scheduled backups. Throws a `ConfigError` if one of them is not a public key. */
export async function checkRecipients(recipients: readonly string[]): Promise<void> {
  for (const recipient of recipients) {
    if (await isRecipient(recipient)) continue;
    throw new ConfigError(configMessages.problem('PORTAL_BACKUP_RECIPIENTS', configMessages.recipients));
  }
}

/** Whether a text is a secret key with which a file can be decrypted. */
export async function isIdentity(text: string): Promise<boolean> {
  const { Decrypter } = await library();
  return isAccepted(() => new Decrypter().addIdentity(text));
}

/** Whether a file that begins with these bytes is encrypted. */
export const isEncrypted = (start: Uint8Array) => signature.equals(start.subarray(0, signature.length));
/** Bytes that `isEncrypted` looks at. */
export const signatureLength = signature.length;

// The library's types name the browser's streams, Node's types its own; at run time they are the same.
const webOf = (source: Readable) => Readable.toWeb(source) as unknown as ReadableStream<Uint8Array>;
const nodeOf = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as Parameters<typeof Readable.fromWeb>[0]);

/** The source encrypted for these public keys, in the age format, so that the `age` program can read it too. */
export async function encryptedFor(recipients: readonly string[], source: Readable): Promise<Readable> {
  const { Encrypter } = await library();
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return nodeOf(await encrypter.encrypt(webOf(source)));
}

/** The source decrypted by one of these secret keys. Throws if it was encrypted for other keys. */
export async function decryptedBy(identities: readonly string[], source: Readable): Promise<Readable> {
  const { Decrypter } = await library();
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return nodeOf(await decrypter.decrypt(webOf(source)));
}
