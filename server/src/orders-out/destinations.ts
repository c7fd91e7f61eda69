import { resolve } from 'node:path';
import { z } from 'zod';
import { accessFields, type BucketAccess, readAccess } from '../feeds/bucket/bucket-settings.ts';
import { ordersOutMessages } from '../messages/orders-out.ts';
import { settingFileMessages } from '../messages/setting-file.ts';
import { SettingFile } from '../setting-file.ts';
import { type EventType, eventTypes } from './outgoing-events.ts';

/** The formats that a folder or a bucket can receive orders in. */
export const folderFormats = ['json', 'csv', 'ubl', 'opentrans'] as const;
export type FolderFormat = (typeof folderFormats)[number];

interface Common {
  readonly name: string;
  readonly events: readonly EventType[];
}
export interface FolderDestination extends Common {
  readonly kind: 'folder';
  /** Absolute. */
  readonly folder: string;
  readonly format: FolderFormat;
}
export interface BucketDestination extends Common {
  readonly kind: 'bucket';
  readonly bucket: BucketAccess;
  readonly format: FolderFormat;
}
export interface WebhookDestination extends Common {
  readonly kind: 'webhook';
  readonly url: string;
  /** `whsec_` and the key in base 64. */
  readonly secret: string;
  readonly timeoutSeconds: number;
}
export interface EmailDestination extends Common {
  readonly kind: 'email';
  readonly to: string;
}
export type Destination = FolderDestination | BucketDestination | WebhookDestination | EmailDestination;

/** One of the supplier's systems that reports what happened to orders. */
export interface ReportingSystem {
  readonly name: string;
  readonly token: string;
}

/** The content of the file of `PORTAL_ORDERS_OUT`. */
export interface OrdersOut {
  readonly destinations: readonly Destination[];
  readonly systems: readonly ReportingSystem[];
}

const noOrdersOut: OrdersOut = { destinations: [], systems: [] };

const { problem } = ordersOutMessages;
const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, settingFileMessages.name);
const common = {
  name,
  events: z
    .array(z.enum(eventTypes))
    .min(1)
    // The default for destinations that list no events: a new kind of event must not surprise an existing system.
    .default(['order.submitted']),
};

const destination = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('folder'),
    folder: z.string().min(1),
    format: z.enum(folderFormats).default('json'),
  }),
  z.strictObject({
    ...common,
    ...accessFields,
    kind: z.literal('bucket'),
    format: z.enum(folderFormats).default('json'),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('webhook'),
    url: z.url({ protocol: /^https?$/, error: settingFileMessages.url }),
    secret: z.string().optional(),
    secret_file: z.string().min(1).optional(),
    timeout_seconds: z.int().min(1).max(60).default(15),
  }),
  z.strictObject({ ...common, kind: z.literal('email'), to: z.email() }),
]);

const ordersOutFile = z.strictObject({
  destinations: z.array(destination).default([]),
  systems: z
    .array(z.strictObject({ name, token: z.string().optional(), token_file: z.string().min(1).optional() }))
    .default([]),
});
type FileDestination = z.infer<typeof destination>;

const isSecret = (text: string) => {
  const [, key = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(text) ?? [];
  const { length } = Buffer.from(key, 'base64');
  return length >= 24 && length <= 64;
};
const isToken = (text: string) => /^[\w-]{32,200}$/.test(text);

function readDestination(
  given: FileDestination,
  at: string,
  file: SettingFile<unknown>,
  isRefused: (url: string) => boolean,
): Destination {
  if (given.kind === 'folder') return { ...given, folder: resolve(file.folder, given.folder) };
  if (given.kind === 'email') return given;
  if (given.kind === 'bucket') {
    const { kind, format, events } = given;
    const bucket = readAccess(given, file, { secret: at, endpoint: `${at}.endpoint` }, isRefused);
    return { name: given.name, kind, events, format, bucket };
  }
  const { secret: written, secret_file, timeout_seconds: timeoutSeconds, ...rest } = given;
  const secret = file.secret(at, 'secret', written, secret_file);
  if (secret !== null && !isSecret(secret)) file.add(`${at}.secret`, problem.secret);
  return { ...rest, secret: secret ?? '', timeoutSeconds };
}

export interface OrdersOutSetting {
  readonly ordersOut: OrdersOut;
  /** One line for each; empty if the file is correct. */
  readonly problems: readonly string[];
}

/** Reads the file of destinations and reporting systems, if there is one. `isRefused`: whether the portal may not connect to the URL. */
export function readOrdersOut(path: string | undefined, isRefused: (url: string) => boolean): OrdersOutSetting {
  if (path === undefined) return { ordersOut: noOrdersOut, problems: [] };
  const file = new SettingFile(path, ordersOutFile);
  const { data, problems } = file;
  if (!data) return { ordersOut: noOrdersOut, problems };
  const destinations = data.destinations.map((each, index) =>
    readDestination(each, `destinations.${index}`, file, isRefused),
  );
  const systems = data.systems.map(({ name: system, token: written, token_file }, index) => {
    const token = file.secret(`systems.${index}`, 'token', written, token_file);
    if (token !== null && !isToken(token)) file.add(`systems.${index}.token`, problem.token);
    return { name: system, token: token ?? '' };
  });
  const namesOf = (list: readonly { readonly name: string }[]) => list.map((each) => each.name);
  file.checkNames(namesOf(destinations), 'destinations');
  file.checkNames(namesOf(systems), 'systems');
  destinations.forEach((each, index) => {
    const holdsOrders = (each.kind === 'folder' || each.kind === 'bucket') && each.format !== 'json';
    if (holdsOrders && each.events.some((type) => type !== 'order.submitted')) {
      file.add(`destinations.${index}.events`, problem.ordersOnly(each.format));
    }
    if (each.kind === 'webhook' && isRefused(each.url))
      file.add(`destinations.${index}.url`, settingFileMessages.unencrypted);
  });
  return problems.length > 0
    ? { ordersOut: noOrdersOut, problems }
    : { ordersOut: { destinations, systems }, problems };
}
