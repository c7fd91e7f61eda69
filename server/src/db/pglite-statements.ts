import { type messages, type PGlite, protocol } from '@electric-sql/pglite';
import { checkResult, type WireColumn } from './wire-rows.ts';

const { serialize } = protocol;

interface Prepared {
  readonly name: string;
  /** Type ids of the parameters. */
  readonly parameters: readonly number[];
  readonly columns: readonly WireColumn[];
}

/** Raw result bytes, parsed by the caller's thread, or parsed rows for statements that are not prepared. */
export type Outcome =
  | { readonly raw: Uint8Array<ArrayBuffer>; readonly columns: readonly WireColumn[] }
  | { readonly rows: readonly unknown[] };

/** More than the portal's number of different statements. */
const maxPrepared = 300;
/** Statements that PostgreSQL can prepare. Others change the schema and run unprepared. */
const preparable = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

type Message = messages.BackendMessage;

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const result = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    result.set(part, at);
    at += part.length;
  }
  return result;
}

const isColumns = (message: Message): message is messages.RowDescriptionMessage => message.name === 'rowDescription';
const isParameters = (message: Message): message is messages.ParameterDescriptionMessage =>
  message.name === 'parameterDescription';

/**
 * Prepared statements on the embedded database, each parsed and planned once and sent in one message. A sixth of the cost of PGlite's
 * `query`, which sends five messages for each statement.
 */
export class Statements {
  readonly #db: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  readonly #heard: (channel: string, payload: string) => void;
  #last = 0;

  constructor(db: PGlite, heard: (channel: string, payload: string) => void) {
    this.#db = db;
    this.#heard = heard;
  }

  /** Runs one statement. `begin` is the SQL that starts a transaction before it, or null. */
  async run(text: string, values: readonly unknown[], begin: string | null): Promise<Outcome> {
    if (!preparable.test(text)) {
      if (begin !== null) await this.command(begin);
      const { rows } = await this.#db.query(text, [...values]);
      await this.forget();
      return { rows };
    }
    const known = this.#prepared.get(text);
    if (begin !== null && !known) await this.command(begin);
    const prepared = known ?? (await this.#prepare(text));
    const raw = await this.#sendRaw([
      ...(begin !== null && known ? [serialize.query(begin)] : []),
      serialize.bind({ statement: prepared.name, values: values.map((value, i) => this.#written(value, prepared, i)) }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    return { raw, columns: prepared.columns };
  }

  async command(text: string): Promise<void> {
    await this.#send([serialize.query(text)]);
  }

  /** Drops all prepared statements: after a change of the schema they may have other columns. */
  async forget(): Promise<void> {
    this.#prepared.clear();
    await this.#db.exec('DEALLOCATE ALL');
  }

  async #prepare(text: string): Promise<Prepared> {
    if (this.#prepared.size >= maxPrepared) await this.forget();
    this.#last += 1;
    const name = `s${this.#last}`;
    const replies = await this.#send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const columns = replies.find(isColumns)?.fields ?? [];
    const prepared: Prepared = {
      name,
      parameters: replies.find(isParameters)?.dataTypeIDs ?? [],
      columns: columns.map((column) => ({ name: column.name, type: column.dataTypeID })),
    };
    this.#prepared.set(text, prepared);
    return prepared;
  }

  /** Sends messages and returns the raw reply: PGlite's own parsing costs more than most statements. */
  async #sendRaw(parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array[] = [];
    // The chunk is a view into PGlite's memory, so it must be copied.
    const onRawData = (chunk: Uint8Array) => void chunks.push(chunk.slice());
    await this.#db.execProtocolRawStream(joined(parts), { syncToFs: false, onRawData });
    const raw = joined(chunks);
    checkResult(raw, this.#heard);
    return raw;
  }

  async #send(parts: readonly Uint8Array[]): Promise<readonly Message[]> {
    return (await this.#db.execProtocol(joined(parts), { syncToFs: false })).messages;
  }

  #written(value: unknown, { parameters }: Prepared, index: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#db.serializers[parameters[index] ?? 0];
    return serializer ? serializer(value) : String(value);
  }
}
