import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ulid } from 'ulid';
import type { Config } from '../config.ts';

export interface Sms {
  readonly to: string;
  readonly text: string;
}

/** SOFT-01: sends text messages. */
export interface SmsGateway {
  /** Rejects if the message could not be handed over. */
  send(sms: Sms): Promise<void>;
}

const timeout = 10_000;

/** Sends by the gateway at `PORTAL_SMS_URL`; without one, writes files to the local outbox. */
export function createSmsGateway(config: Pick<Config, 'smsUrl' | 'smsToken' | 'outboxFolder'>): SmsGateway {
  const { smsUrl, smsToken, outboxFolder } = config;
  return smsUrl === null ? outbox(outboxFolder) : httpGateway(smsUrl, smsToken);
}

function httpGateway(url: string, token: string | null): SmsGateway {
  return {
    async send({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: to.replace(/[^\d+]/g, ''), text }),
        // Never call any address but the configured one.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway responded with ${response.status}.`);
    },
  };
}

/** Writes each message atomically, like the mail outbox. */
function outbox(folder: string): SmsGateway {
  return {
    async send(sms) {
      await mkdir(folder, { recursive: true });
      const name = join(folder, ulid());
      await writeFile(`${name}.part`, JSON.stringify(sms), { mode: 0o600 });
      await rename(`${name}.part`, `${name}.sms.json`);
    },
  };
}
