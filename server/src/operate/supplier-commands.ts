import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { operateMessages } from '../messages/operate.ts';
import { readSupplier, supplierDetails, writeSupplier } from '../supplier/supplier.ts';
import { type StoreCommand, storeCommand, UsageError } from './command.ts';
import { readOnlyOptions, readOptions } from './options.ts';

const { supplier: texts } = operateMessages;
const usage = 'FILE';
const input = supplierDetails;

/** Format of the details file. `logo` is the path of a picture, relative to the file. */
const fileFormat = supplierDetails
  .omit({ logo_base64: true })
  .extend({ logo: z.string().max(400).default('') })
  .strict();

const isPicture = (bytes: Buffer) =>
  bytes.subarray(0, 4).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47])) || bytes.readUInt16BE(0) === 0xffd8;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function readLogo(path: string): Promise<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new UsageError(texts.logoUnreadable(reasonOf(error)));
  });
  if (bytes.length < 4 || !isPicture(bytes)) throw new UsageError(texts.logoNotPicture(path));
  if (bytes.length > 1_000_000) throw new UsageError(texts.logoTooLarge(path));
  return bytes.toString('base64');
}

/** The supplier's details from a JSON file. Throws a `UsageError` that names every wrong field. */
export async function readSupplierFile(file: string): Promise<z.infer<typeof input>> {
  const json: unknown = await readFile(file, 'utf8')
    .then((text): unknown => JSON.parse(text))
    .catch((error: unknown) => {
      throw new UsageError(texts.unreadable(file, reasonOf(error)));
    });
  const read = fileFormat.safeParse(json);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `  ${issue.path.join('.') || 'file'}: ${issue.message}`);
    throw new UsageError(texts.wrong(file, wrong));
  }
  const { logo, ...details } = read.data;
  return { ...details, logo_base64: logo === '' ? '' : await readLogo(resolve(dirname(file), logo)) };
}

/** IMP-05, HIST-04: commands for the supplier details printed on quotes, orders, invoices and delivery notes. */
export const supplierCommands: readonly StoreCommand[] = [
  storeCommand({
    name: 'supplier set',
    usage,
    summary: texts.set,
    input,
    async read(words) {
      const { positionals } = readOptions(words, {}, `supplier set ${usage}`);
      const [file, ...more] = positionals;
      if (file === undefined || more.length > 0) throw new UsageError(operateMessages.usage(`supplier set ${usage}`));
      return readSupplierFile(file);
    },
    async work(supplier, { database, say }) {
      await writeSupplier(database, supplier);
      say(texts.isSet(supplier.name));
    },
  }),
  storeCommand({
    name: 'supplier',
    usage: '',
    summary: texts.show,
    input: z.object({}),
    async read(words) {
      readOnlyOptions(words, {}, 'supplier');
      return {};
    },
    async work(_, { database, config, say }) {
      const { logo_base64, ...details } = await readSupplier(database, config);
      const logo = logo_base64 === '' ? '' : `(${Math.ceil((logo_base64.length * 3) / 4000)} kB)`;
      say(JSON.stringify({ ...details, logo }, null, 2));
    },
  }),
];
