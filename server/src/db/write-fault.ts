import type { StatementError } from './errors.ts';

/** Why a database that can be read does not accept writes. */
export type WriteFault = 'disk full' | 'read only';

/** The reason by PostgreSQL's SQLSTATE: disk_full, read_only_sql_transaction. */
const faults: Readonly<Record<string, WriteFault>> = { '53100': 'disk full', '25006': 'read only' };

/** Null for every other error. */
export const writeFaultOf = ({ code }: Pick<StatementError, 'code'>): WriteFault | null => faults[code] ?? null;
