import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { ordersOutMessages } from '../messages/orders-out.ts';
import { type EventType, eventTypes } from './outgoing-events.ts';

/** The formats that a folder can receive orders in. */
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
export type Destination = FolderDestination | WebhookDestination | EmailDestination;

/** One of the supplier's systems that reports what happened to orders. */
export interface ReportingSystem {
  readonly name: string;
  readonly token: string;
}

/** What the file of `PORTAL_ORDERS_OUT` says. */
export interface OrdersOut {
  readonly destinations: readonly Destination[];
  readonly systems: readonly ReportingSystem[];
}

const noOrdersOut: OrdersOut = { destinations: [], systems: [] };

const { problem } = ordersOutMessages;
const name = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, problem.name);
const common = {
  name,
  events: z
    .array(z.enum(eventTypes))
    .min(1)
    .default([...eventTypes]),
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
    kind: z.literal('webhook'),
    url: z.url({ protocol: /^https?$/, error: problem.url }),
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

const reasonOf = (error: unknown) => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));

/** Collects every problem of the file, each with the place it is at. */
class Problems {
  readonly found: string[] = [];
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  add(at: string, what: string): void {
    this.found.push(`${at}: ${what}`);
  }

  /** A secret that is in this file or in the file that it names. */
  secret(at: string, field: string, given: string | undefined, file: string | undefined): string {
    if ((given === undefined) === (file === undefined)) {
      this.add(at, problem.oneOf(field));
      return '';
    }
    if (given !== undefined) return given;
    try {
      return readFileSync(resolve(this.#folder, file ?? ''), 'utf8').trim();
    } catch (error) {
      this.add(`${at}.${field}_file`, problem.unreadable(reasonOf(error)));
      return '';
    }
  }
}

function readDestination(given: FileDestination, at: string, folder: string, problems: Problems): Destination {
  if (given.kind === 'folder') return { ...given, folder: resolve(folder, given.folder) };
  if (given.kind === 'email') return given;
  const { secret: written, secret_file, timeout_seconds: timeoutSeconds, ...rest } = given;
  const before = problems.found.length;
  const secret = problems.secret(at, 'secret', written, secret_file);
  if (problems.found.length === before && !isSecret(secret)) problems.add(`${at}.secret`, problem.secret);
  return { ...rest, secret, timeoutSeconds };
}

function checkNames(names: readonly string[], list: string, problems: Problems): void {
  const twice = names.filter((each, index) => names.indexOf(each) !== index);
  for (const each of new Set(twice)) problems.add(list, problem.sameName(each));
}

export interface OrdersOutSetting {
  readonly ordersOut: OrdersOut;
  /** One line for each; empty if the file is correct. */
  readonly problems: readonly string[];
}

/** Reads the file of destinations and reporting systems, if there is one. `isRefused`: whether a webhook may not be sent to the URL. */
export function readOrdersOut(file: string | undefined, isRefused: (url: string) => boolean): OrdersOutSetting {
  if (file === undefined) return { ordersOut: noOrdersOut, problems: [] };
  const wrong = (problems: readonly string[]) => ({ ordersOut: noOrdersOut, problems });
  let given: unknown;
  try {
    given = parse(readFileSync(file, 'utf8')) ?? {};
  } catch (error) {
    const reason = reasonOf(error);
    return wrong([error instanceof YAMLParseError ? problem.notYaml(reason) : problem.unreadable(reason)]);
  }
  const checked = ordersOutFile.safeParse(given);
  if (!checked.success) {
    return wrong(checked.error.issues.map((issue) => `${issue.path.join('.') || 'file'}: ${issue.message}`));
  }
  const folder = dirname(resolve(file));
  const problems = new Problems(folder);
  const { data } = checked;
  const destinations = data.destinations.map((each, index) =>
    readDestination(each, `destinations.${index}`, folder, problems),
  );
  const systems = data.systems.map(({ name: system, token: written, token_file }, index) => {
    const before = problems.found.length;
    const token = problems.secret(`systems.${index}`, 'token', written, token_file);
    if (problems.found.length === before && !isToken(token)) problems.add(`systems.${index}.token`, problem.token);
    return { name: system, token };
  });
  const namesOf = (list: readonly { readonly name: string }[]) => list.map((each) => each.name);
  checkNames(namesOf(destinations), 'destinations', problems);
  checkNames(namesOf(systems), 'systems', problems);
  destinations.forEach((each, index) => {
    if (each.kind === 'webhook' && isRefused(each.url)) problems.add(`destinations.${index}.url`, problem.unencrypted);
  });
  return problems.found.length > 0 ? wrong(problems.found) : { ordersOut: { destinations, systems }, problems: [] };
}
