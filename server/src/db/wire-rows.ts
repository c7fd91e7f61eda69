/** A column of a result: its name and type id. */
export interface WireColumn {
  readonly name: string;
  readonly type: number;
}

export type ReadValue = (text: string) => unknown;

const codes = { dataRow: 0x44, error: 0x45, notification: 0x41 } as const;

/** Calls `take` with each message of PostgreSQL's protocol: its code, and the start and end of its body. */
function eachMessage(raw: Buffer, take: (code: number, from: number, to: number) => void): void {
  for (let at = 0; at + 5 <= raw.length; ) {
    const end = at + 1 + raw.readInt32BE(at + 1);
    take(raw[at] ?? 0, at + 5, end);
    at = end;
  }
}

const bufferOf = (raw: Uint8Array) => Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);

/** Parses the rows of a raw result, in the thread that uses them: transferring bytes between threads is free, copying rows is not. */
export function readRows(
  raw: Uint8Array,
  columns: readonly WireColumn[],
  readerOf: (type: number) => ReadValue,
): Record<string, unknown>[] {
  const buffer = bufferOf(raw);
  const fields = columns.map(({ name, type }) => ({ name, read: readerOf(type) }));
  const rows: Record<string, unknown>[] = [];
  eachMessage(buffer, (code, from) => {
    if (code !== codes.dataRow) return;
    const row: Record<string, unknown> = {};
    let at = from + 2;
    for (const { name, read } of fields) {
      const length = buffer.readInt32BE(at);
      at += 4;
      if (length < 0) {
        row[name] = null;
        continue;
      }
      row[name] = read(buffer.toString('utf8', at, at + length));
      at += length;
    }
    rows.push(row);
  });
  return rows;
}

/** A statement that the database refused, with PostgreSQL's code and the violated constraint, if any. */
class WireError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor(fields: ReadonlyMap<string, string>) {
    super(fields.get('M') ?? 'The statement failed.');
    this.code = fields.get('C');
    this.constraint = fields.get('n');
  }
}

const textAt = (buffer: Buffer, at: number) => buffer.toString('utf8', at, buffer.indexOf(0, at));

function errorFields(buffer: Buffer, from: number, to: number): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = from; at < to && buffer[at] !== 0; ) {
    const text = textAt(buffer, at + 1);
    fields.set(String.fromCharCode(buffer[at] ?? 0), text);
    at += Buffer.byteLength(text) + 2;
  }
  return fields;
}

/**
 * Checks a raw result for other messages than rows and passes notifications to `heard`.
 * @throws Error with `code` and `constraint` if the statement failed.
 */
export function checkResult(raw: Uint8Array, heard: (channel: string, payload: string) => void): void {
  const buffer = bufferOf(raw);
  let failed: WireError | null = null;
  eachMessage(buffer, (code, from, to) => {
    if (code === codes.error) failed ??= new WireError(errorFields(buffer, from, to));
    if (code !== codes.notification) return;
    const channel = textAt(buffer, from + 4);
    heard(channel, textAt(buffer, from + 4 + Buffer.byteLength(channel) + 1));
  });
  if (failed) throw failed;
}
