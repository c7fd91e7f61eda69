import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import { ulid } from 'ulid';
import { type Config, isLoopback } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: Buffer;
  }[];
}

export interface Mailer {
  /** Rejects if the mail could not be sent. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

const patience = 10_000;

/**
 * Sends mail through the SMTP server of `PORTAL_SMTP_URL`, else writes it to a local outbox as files that any mail program opens. Loads
 * the library with the first mail.
 */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'outboxFolder' | 'production'>): Mailer {
  let transporter: Promise<Transporter<{ message?: unknown }>> | null = null;

  async function open(): Promise<Transporter<{ message?: unknown }>> {
    const { createTransport } = await import('nodemailer');
    if (config.smtpUrl === null) {
      return createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    }
    const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
    // Mails contain password links, so in production they must be encrypted on the network.
    const requireTLS = config.production && !isLoopback(config.smtpUrl);
    return createTransport({ url: config.smtpUrl, pool: true, maxConnections: 2, requireTLS, ...timeouts });
  }

  return {
    async send(mail) {
      transporter ??= open();
      // Attachments are included as bytes; the library must not read files or URLs.
      const safe = { disableFileAccess: true, disableUrlAccess: true };
      const sent = await (await transporter).sendMail({
        ...safe,
        from: config.mailFrom,
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        attachments: mail.attachments.map((each) => ({ ...each })),
      });
      if (config.smtpUrl === null && Buffer.isBuffer(sent.message)) await keep(config.outboxFolder, sent.message);
    },
    close() {
      void transporter?.then((each) => each.close());
    },
  };
}

/** Writes a mail atomically, so that nobody reads half of it, and readable only by the owner, because it may contain password links. */
async function keep(folder: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const name = ulid();
  await writeFile(join(folder, `${name}.part`), message, { mode: 0o600 });
  await rename(join(folder, `${name}.part`), join(folder, `${name}.eml`));
}
