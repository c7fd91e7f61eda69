import { generateIdentity, identityToRecipient } from 'age-encryption';

/** A new pair of age keys: backups are encrypted for the public one and read with the private one. */
export async function newKeyPair(): Promise<{ readonly publicKey: string; readonly privateKey: string }> {
  const privateKey = await generateIdentity();
  return { publicKey: await identityToRecipient(privateKey), privateKey };
}
