import { hash, verify } from '@node-rs/argon2';

/** argon2id (2), 19 MiB, 2 passes. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Whether a hash was made at a lower cost than new ones are: it is made anew once its password is at hand. */
export function isCheaper(stored: string): boolean {
  const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/.exec(stored);
  return !read || Number(read[1]) < cost.memoryCost || Number(read[2]) < cost.timeCost;
}

/** Of a password that nobody has: an unknown user costs as much time as a known one. */
const nobody = hashPassword('nobody has this password');

/** Whether the password is right. Takes as long for a user without a password as for one with. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const right = await verify(stored ?? (await nobody), password).catch(() => false);
  return stored !== null && right;
}
