import { run } from './process.ts';

/** The operator of a store that `makeEmpty` made. */
export const operator = { username: 'olivia.it', password: 'nine-green-kettles-42' } as const;

const production = {
  PORTAL_ENV: 'production',
  PORTAL_ADDRESS: 'https://portal.example',
  PORTAL_TLS_PROXY: '10.0.0.0/8',
  PORTAL_SECRET_KEY: Buffer.alloc(32, 'portal').toString('base64'),
};

/**
 * Makes a store without demo data and with one user, an operator. `place` has its address: PORTAL_DATA and DATABASE_URL. The server must
 * have been built.
 */
export async function makeEmpty(place: Readonly<Record<string, string>>): Promise<void> {
  const main = ['node', 'server/dist/main.js'] as const;
  const { username, password } = operator;
  const made = await run([...main, 'serve', '--seed-only'], { ...production, ...place });
  const add = ['user', 'add', username, '--type', 'it', '--email', 'olivia@example.com', '--password-stdin'] as const;
  const added = await run([...main, ...add], place, password);
  if (made.code !== 0 || added.code !== 0) throw new Error(`The store cannot be made:\n${made.output}${added.output}`);
}
