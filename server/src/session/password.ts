import { hash, verify } from '@node-rs/argon2';

/** argon2id (2), 19 MiB, 2 passes. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a hash was made at a lower cost than the current one; login then rehashes the password. */
export function isOutdatedHash(stored: string): boolean {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  return !read || Number(read[1]) < cost.memoryCost || Number(read[2]) < cost.timeCost;
}

/** Verified for unknown users, so that they take as long as known ones. */
const nobody = hashPassword('nobody has this password');

/**
 * Whether the password matches. Takes equally long for a user without a password (`stored` null): `verifyHash` then checks a hash of the
 * same cost.
 */
export async function isPassword(
  stored: string | null,
  password: string,
  verifyHash: (hash: string, password: string) => Promise<boolean> = verify,
): Promise<boolean> {
  const right = await verifyHash(stored ?? (await nobody), password).catch(() => false);
  return stored !== null && right;
}
