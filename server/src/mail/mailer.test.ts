import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createMailer, type Mail } from './mailer.ts';

const mail: Mail = {
  to: 'site@example.com',
  subject: 'Test certificate TC-1 – geprüft',
  text: 'The certificate is attached.',
  attachments: [{ filename: 'TC-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-') }],
};

/** A minimal SMTP server. With `refuse` it rejects every recipient. */
async function smtpServer(refuse = false) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n')) {
        heard.push(line);
        if (inData && line !== '.') continue;
        if (line === '.') {
          inData = false;
          socket.write('250 taken\r\n');
        } else if (line.startsWith('DATA')) {
          inData = true;
          socket.write('354 go on\r\n');
        } else if (line.startsWith('RCPT') && refuse) socket.write('550 no such mailbox\r\n');
        else if (line.startsWith('QUIT')) socket.end('221 bye\r\n');
        else if (line !== '') socket.write('250 fine\r\n');
      }
    });
    socket.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { heard, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

test('CERT-01 without an SMTP server a mail is written to a file in the outbox', async () => {
  const outboxFolder = join(mkdtempSync(join(tmpdir(), 'portal-outbox-')), 'outbox');
  const mailer = createMailer({
    smtpUrl: null,
    mailFrom: 'Portal <portal@example.com>',
    outboxFolder,
    production: false,
  });
  await Promise.all([mailer.send(mail), mailer.send(mail)]);
  mailer.close();
  const files = readdirSync(outboxFolder);
  expect(files).toHaveLength(2);
  expect(files.every((file) => file.endsWith('.eml'))).toBe(true);
  for (const file of files) expect(statSync(join(outboxFolder, file)).mode & 0o777).toBe(0o600);
  const text = readFileSync(join(outboxFolder, files[0] ?? ''), 'utf8');
  expect(text).toContain('To: site@example.com');
  expect(text).toContain('From: Portal <portal@example.com>');
  expect(text).toContain(Buffer.from('%PDF-').toString('base64'));
  rmSync(join(outboxFolder, '..'), { recursive: true });
});

test('CERT-01 with an SMTP server the mail is sent through it', async () => {
  const { heard, url, close } = await smtpServer();
  const mailer = createMailer({
    smtpUrl: url,
    mailFrom: 'portal@example.com',
    outboxFolder: '/nowhere',
    production: false,
  });
  await mailer.send(mail);
  mailer.close();
  close();
  expect(heard).toContain('RCPT TO:<site@example.com>');
  expect(heard.some((line) => line.includes('TC-1.pdf'))).toBe(true);
});

test('in production no mail goes unencrypted to a server on another machine', async () => {
  const { heard, url, close } = await smtpServer();
  // Does not count as a loopback address, but reaches this machine.
  const smtpUrl = url.replace('127.0.0.1', '0.0.0.0');
  const mailer = createMailer({ smtpUrl, mailFrom: 'portal@example.com', outboxFolder: '/nowhere', production: true });
  await expect(mailer.send(mail)).rejects.toThrow();
  mailer.close();
  close();
  expect(heard).toContain('STARTTLS');
  expect(heard.filter((line) => /^(MAIL|RCPT|DATA|AUTH)/.test(line))).toEqual([]);
});

test('CERT-01 a refused recipient and a missing server are reported', async () => {
  const { url, close } = await smtpServer(true);
  const mailer = createMailer({
    smtpUrl: url,
    mailFrom: 'portal@example.com',
    outboxFolder: '/nowhere',
    production: false,
  });
  await expect(mailer.send(mail)).rejects.toThrow('550');
  mailer.close();
  close();
  const nobody = createMailer({
    smtpUrl: 'smtp://127.0.0.1:9',
    mailFrom: 'p@example.com',
    outboxFolder: '/nowhere',
    production: false,
  });
  await expect(nobody.send(mail)).rejects.toThrow();
  nobody.close();
});

test('CERT-01 a line break in a subject cannot add a header', async () => {
  const outboxFolder = mkdtempSync(join(tmpdir(), 'portal-outbox-'));
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'portal@example.com', outboxFolder, production: false });
  await mailer.send({ ...mail, subject: 'One\r\nBcc: other@example.com' });
  const text = readFileSync(join(outboxFolder, readdirSync(outboxFolder)[0] ?? ''), 'utf8');
  expect(text).not.toMatch(/^Bcc:/m);
  rmSync(outboxFolder, { recursive: true });
});
