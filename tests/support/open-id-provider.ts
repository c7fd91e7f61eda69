import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collect, freePort } from './process.ts';
import { root } from './root.ts';

export interface TestProvider {
  readonly issuer: string;
  /** Environment of the portal that uses the provider. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts an OpenID provider in its own process, for users of the mail domain `example.com`. */
export async function startProvider(): Promise<TestProvider> {
  const [port, portalPort] = [await freePort(), await freePort()];
  const callbackUrl = `http://127.0.0.1:${portalPort}/sign-on/staff/answer`;
  const child = spawn('node', ['tests/support/open-id-provider.mjs', String(port), callbackUrl], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collect(child);
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve());
    child.once('exit', (code) => reject(new Error(`The OpenID provider ended with ${code}: ${output()}`)));
  });
  const issuer = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'portal-sign-on-'));
  const file = join(folder, 'sign-on.yaml');
  writeFileSync(
    file,
    `providers:
  - name: staff
    label: Tradeparts Login
    issuer: ${issuer}
    client_id: portal
    client_secret: a-secret-for-tests
    domains: [example.com]
`,
  );
  return {
    issuer,
    env: { PORT: String(portalPort), PORTAL_SIGN_ON: file },
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
