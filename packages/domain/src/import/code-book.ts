import { plainCode, prefixRange } from '../catalogue/codes.ts';
import type { AltCodes, SearchIndex } from '../catalogue/search-index.ts';
import { damageKeys } from './damage.ts';
import type { LearnedAliases } from './types.ts';

/** The parts that match a code, and how. */
export interface CodeHit {
  readonly rows: readonly number[];
  readonly how: 'code' | 'customer' | 'plain' | 'superseded' | 'alias' | 'damaged';
  /** The code as written in the catalogue or by the account. */
  readonly written: string;
}

/** Key under which a learned choice for a text is stored. */
export const aliasKey = (text: string): string => plainCode(text).slice(0, 120);

const damagedCodes = new WeakMap<object, ReadonlyMap<string, readonly number[]>>();

/** Catalogue rows by the damage keys of their codes. Includes only codes that look like numbers or dates. */
function damagedOf(index: SearchIndex): ReadonlyMap<string, readonly number[]> {
  const known = damagedCodes.get(index);
  if (known) return known;
  const found = new Map<string, number[]>();
  const add = (text: string, row: number) => {
    if (!/^\d/.test(text) && !/^[A-Za-z]{3,9}[- ]?\d{1,2}$/.test(text)) return;
    for (const key of damageKeys(text)) {
      const rows = found.get(key);
      if (!rows) found.set(key, [row]);
      else if (!rows.includes(row)) rows.push(row);
    }
  };
  for (const [row, code] of index.list.stock_code.entries()) add(code, row);
  for (const [i, text] of index.customer.texts.entries()) add(text, index.customer.values[i] ?? -1);
  damagedCodes.set(index, found);
  return found;
}

function sameAlt(codes: AltCodes, key: string): { rows: number[]; written: string } | null {
  if (key === '') return null;
  const [low, high] = prefixRange(codes.keys, key);
  const rows: number[] = [];
  for (let i = low; i < high && codes.keys[i] === key; i += 1) rows.push(codes.values[i] ?? 0);
  return rows.length === 0 ? null : { rows: [...new Set(rows)], written: codes.texts[low] ?? '' };
}

/** Finds parts by code, trying each kind of match in order until one has results (IMP-03, IMP-06); null if none has. */
export function findCode(index: SearchIndex, text: string, aliases: LearnedAliases = {}): CodeHit | null {
  const typed = text.trim();
  if (typed === '' || typed.length > 200) return null;
  const row = index.list.rowOf(typed);
  if (row >= 0) return { rows: [row], how: 'code', written: index.list.stock_code[row] ?? typed };
  const key = plainCode(typed);
  const own = sameAlt(index.customer, key);
  if (own) return { ...own, how: 'customer' };
  const { keys, values } = index.plainCodes;
  const [low, high] = key === '' ? [0, 0] : prefixRange(keys, key);
  const plain: number[] = [];
  for (let i = low; i < high && keys[i] === key; i += 1) plain.push(values[i] ?? 0);
  if (plain.length > 0) return { rows: plain, how: 'plain', written: index.list.stock_code[plain[0] ?? 0] ?? typed };
  const old = sameAlt(index.superseded, key);
  if (old) return { ...old, how: 'superseded' };
  const chosen = Object.hasOwn(aliases, aliasKey(typed)) ? aliases[aliasKey(typed)] : undefined;
  const learned = chosen === undefined ? -1 : index.list.rowOf(chosen);
  if (learned >= 0) return { rows: [learned], how: 'alias', written: chosen ?? '' };
  const damaged = damageKeys(typed).flatMap((each) => damagedOf(index).get(each) ?? []);
  return damaged.length === 0
    ? null
    : { rows: [...new Set(damaged)], how: 'damaged', written: index.list.stock_code[damaged[0] ?? 0] ?? '' };
}
