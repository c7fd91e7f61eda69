import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainSearch, type SearchIndex, search } from '@portal/domain/catalogue';
import { reviewImport } from '@portal/domain/import';
import { isRight, linesOf, parseExpectation } from './judge.ts';

export interface SetResult {
  readonly queries: { readonly all: number; readonly right: number; readonly empty: number };
  readonly rows: {
    readonly all: number;
    readonly right: number;
    readonly dropped: number;
    readonly sure: number;
    readonly sureRight: number;
    readonly quantityRight: number;
  };
}

/** Labels of queries that no part fits: the search must say so and show the nearest. */
const unavailable = {
  'not sold': (index: SearchIndex, text: string) => (explainSearch(index, text)?.notSold.length ?? 0) > 0,
  'no such size': (index: SearchIndex, text: string) => {
    const reading = explainSearch(index, text);
    return reading !== null && reading.noSuchSize.length + reading.notSold.length + reading.notInSize.length > 0;
  },
  'no such material': (index: SearchIndex, text: string) => (explainSearch(index, text)?.setAside.length ?? 0) > 0,
  'nothing like it': (index: SearchIndex, text: string) =>
    explainSearch(index, text)?.notSold[0]?.nearest === null && search(index, text, 1).length === 0,
} as const;

function judgeQueries(index: SearchIndex, lines: readonly string[][], reportError: (text: string) => void) {
  const { list } = index;
  const count = { all: lines.length, right: 0, empty: 0 };
  for (const [text = '', expected = ''] of lines) {
    const hits = search(index, text, 20);
    if (hits.length === 0 && expected !== 'nothing like it') count.empty += 1;
    const wanted = expected.split(' + ').map(parseExpectation);
    const first = hits.slice(0, Math.max(3, wanted.length));
    const found =
      expected in unavailable
        ? unavailable[expected as keyof typeof unavailable](index, text)
        : wanted.every((each) => first.some(({ part }) => isRight(list.factsAt(part), each)));
    if (found) count.right += 1;
    else reportError(`Q ${text}\n    ${expected}\n    ${first.map(({ description }) => description).join(' / ')}`);
  }
  return count;
}

function judgeRows(index: SearchIndex, rows: readonly string[][], reportError: (text: string) => void) {
  const { list } = index;
  const count = { all: 0, right: 0, dropped: 0, sure: 0, sureRight: 0, quantityRight: 0 };
  const lists = new Map<string, string[][]>();
  for (const row of rows) {
    const [name = ''] = row;
    lists.set(name, [...(lists.get(name) ?? []), row]);
  }
  for (const lines of lists.values()) {
    const text = lines.map(([, row = '']) => row.replaceAll('\\t', '\t')).join('\n');
    const review = reviewImport(index, { text });
    for (const [i, [, row = '', expected = '', quantity = '']] of lines.entries()) {
      const found = review.rows.find((each) => each.row.line === i + 1);
      if (expected === '-') {
        if (found?.band === 'sure') reportError(`! sure, but no line of an order: ${row}`);
        continue;
      }
      if (expected === 'not sold' || expected === 'nothing like it') {
        // No part can be right, so the row counts among those that must not be dropped and must not be sure.
        if (!found && !review.leftOut.some(({ line }) => line === i + 1)) count.dropped += 1;
        if (found?.band !== 'sure') continue;
        count.sure += 1;
        reportError(`! sure, but not sold: ${row}`);
        continue;
      }
      count.all += 1;
      if (!found && !review.leftOut.some(({ line }) => line === i + 1)) count.dropped += 1;
      const wanted = expected.split(' + ').map(parseExpectation);
      const partOf = (code: string) => list.factsAt(list.rowOf(code));
      // A row that names several parts has a matched row for each.
      const candidates = review.rows.flatMap((each) => (each.row.line === i + 1 ? each.candidates : []));
      const isOne = wanted.every((each) => candidates.some(({ stock_code }) => isRight(partOf(stock_code), each)));
      // `*`: in packs of a size that depends on the part.
      const counted = found !== undefined && (quantity === '*' || found.quantity === Number(quantity));
      if (isOne) count.right += 1;
      if (counted) count.quantityRight += 1;
      if (!isOne || !counted)
        reportError(
          `R ${row} [${quantity}]\n    ${expected}\n    ${found?.band} ${found?.quantity} ${candidates.map(({ description }) => description).join(' / ')}`,
        );
      if (found?.band !== 'sure') continue;
      count.sure += 1;
      const [first] = candidates;
      const sound = first !== undefined && counted && wanted.some((each) => isRight(partOf(first.stock_code), each));
      if (sound) count.sureRight += 1;
      else reportError(`! sure and wrong: ${row}`);
    }
  }
  return count;
}

/** Runs every query and list row of a labelled set (a folder with `queries.tsv` and `list-rows.tsv`); `reportError` receives each error. */
export function judgeSet(
  index: SearchIndex,
  folder: string,
  reportError: (text: string) => void = () => {},
): SetResult {
  const linesIn = (file: string) => linesOf(readFileSync(join(folder, file), 'utf8'));
  return {
    queries: judgeQueries(index, linesIn('queries.tsv'), reportError),
    rows: judgeRows(index, linesIn('list-rows.tsv'), reportError),
  };
}
