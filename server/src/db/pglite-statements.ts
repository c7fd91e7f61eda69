import { type messages, type PGlite, protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

interface Prepared {
  readonly name: string;
  /** Type ids of the parameters. */
  readonly parameters: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number }[];
}

/** More different statements than the portal has. */
const mostPrepared = 300;
/** What PostgreSQL can prepare; anything else changes the schema and is run as it stands. */
const preparable = /^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

type Message = messages.BackendMessage;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const isRow = (message: Message): message is messages.DataRowMessage => message.name === 'dataRow';
const isColumns = (message: Message): message is messages.RowDescriptionMessage => message.name === 'rowDescription';
const isParameters = (message: Message): message is messages.ParameterDescriptionMessage =>
  message.name === 'parameterDescription';

/**
 * Statements over the embedded store, each parsed and planned once and sent in one message: a sixth of what the store's own
 * `query` costs, which asks it five times for each statement.
 */
export class Statements {
  readonly #db: PGlite;
  readonly #prepared = new Map<string, Prepared>();
  #last = 0;

  constructor(db: PGlite) {
    this.#db = db;
  }

  /** Runs one statement; with `begin` it is the first of a transaction. */
  async run(text: string, values: readonly unknown[], begin: boolean): Promise<readonly unknown[]> {
    if (!preparable.test(text)) {
      if (begin) await this.command('BEGIN');
      const { rows } = await this.#db.query(text, [...values]);
      await this.forget();
      return rows;
    }
    const known = this.#prepared.get(text);
    if (begin && !known) await this.command('BEGIN');
    const prepared = known ?? (await this.#prepare(text));
    const replies = await this.#send([
      ...(begin && known ? [serialize.query('BEGIN')] : []),
      serialize.bind({ statement: prepared.name, values: values.map((value, i) => this.#written(value, prepared, i)) }),
      serialize.execute({}),
      serialize.sync(),
    ]);
    return replies.filter(isRow).map(({ fields }) => this.#read(fields, prepared));
  }

  async command(text: 'BEGIN' | 'COMMIT' | 'ROLLBACK'): Promise<void> {
    await this.#send([serialize.query(text)]);
  }

  /** After the schema changed, what was planned before may answer other columns. */
  async forget(): Promise<void> {
    this.#prepared.clear();
    await this.#db.exec('DEALLOCATE ALL');
  }

  async #prepare(text: string): Promise<Prepared> {
    if (this.#prepared.size >= mostPrepared) await this.forget();
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

  async #send(parts: readonly Uint8Array[]): Promise<readonly Message[]> {
    return (await this.#db.execProtocol(joined(parts), { syncToFs: false })).messages;
  }

  #written(value: unknown, { parameters }: Prepared, index: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#db.serializers[parameters[index] ?? 0];
    return serializer ? serializer(value) : String(value);
  }

  #read(fields: readonly (string | null)[], { columns }: Prepared): Record<string, unknown> {
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, type }, index) => {
      const text = fields[index] ?? null;
      row[name] = text === null ? null : (this.#db.parsers[type]?.(text, type) ?? text);
    });
    return row;
  }
}
