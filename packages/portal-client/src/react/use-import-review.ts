import type {
  Candidate,
  ColumnRole,
  ImportMemory,
  ImportReview,
  LearnedLayouts,
  UploadedList,
} from '@portal/domain/import';
import {
  acceptChecks,
  type BulkChange,
  countDuplicates,
  mergeDuplicates,
  pickPart,
  pickSimilar,
  type ReviewEntry,
  reviewEntries,
  reviewOutcome,
  setRowQuantity,
  similarRows,
  skipRow,
  undoableRows,
  undoBulk,
} from '@portal/domain/import';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { readImportMemory } from '../import/import-memory.ts';
import { oneLinePerRow, readListFile } from '../import/read-list-file.ts';
import { importMessages as messages } from '../messages/import.ts';
import { usePortal } from './portal.ts';

const noEntries: readonly ReviewEntry[] = [];
const noRoles: LearnedLayouts = {};
/**
 * Milliseconds to wait for what the import has learned before. If it arrives later, it is applied only while the buyer has not changed a
 * row.
 */
const memoryTimeout = 300;
const soon = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), memoryTimeout));
/** Choices that decide many rows at once. */
type BulkChoice = 'similar' | 'merge' | 'acceptChecks';

const asText = (text: string): UploadedList => ({ kind: 'text', text });

/**
 * A list under review: read from text or a file, matched to parts in the catalogue's worker, and corrected row by row. `product` is the
 * supplier's code.
 */
export function useImportReview(start: string | File | null, accode: string, product: string) {
  const { catalogue, transport } = usePortal();
  const [list, setList] = useState<UploadedList | null>(typeof start === 'string' ? asText(start) : null);
  const [opening, setOpening] = useState(false);
  const [roles, setRoles] = useState<LearnedLayouts>(noRoles);
  const [review, setReview] = useState<ImportReview | null>(null);
  const [entries, setEntries] = useState(noEntries);
  const [problem, setProblem] = useState<string | null>(null);
  /** The row that the buyer decided last. */
  const [decided, setDecided] = useState<string | null>(null);
  /** The last choice that decided many rows. */
  const [bulk, setBulk] = useState<(BulkChange & { readonly choice: BulkChoice }) | null>(null);
  const latest = useRef(entries);
  latest.current = entries;

  const take = useCallback((next: UploadedList) => {
    setProblem(null);
    setRoles(noRoles);
    setList(next);
  }, []);
  const takeFile = useCallback(
    async (file: File) => {
      setOpening(true);
      const read = await readListFile(file, transport, product).catch(() => ({
        ok: false as const,
        why: messages.notRead(file.name, messages.unreadable),
      }));
      setOpening(false);
      if (read.ok) take(read.list);
      else setProblem(read.why);
    },
    [transport, product, take],
  );
  useEffect(() => {
    if (start instanceof File) void takeFile(start);
  }, [start, takeFile]);

  useEffect(() => {
    if (list === null) return;
    let dropped = false;
    const read = async () => {
      const learned = readImportMemory(transport, accode);
      if (catalogue.getStatus().state !== 'ready') await catalogue.load();
      // Cells of a spreadsheet may have several lines. Without Papa Parse, as offline, the text is read line by line.
      const question =
        list.kind === 'text' ? { text: await oneLinePerRow(list.text).catch(() => list.text) } : { cells: list.cells };
      const match = (memory: ImportMemory | null) => catalogue.review({ ...question, ...memory, roles });
      const inTime = await Promise.race([learned, soon()]);
      const found = await match(inTime);
      if (dropped) return;
      if (!found) return setProblem(messages.noParts);
      setProblem(null);
      const shown = reviewEntries(found);
      setReview(found);
      setEntries(shown);
      const late = inTime ? null : await learned;
      const better = late && (await match(late));
      if (dropped || !better || latest.current !== shown) return;
      setReview(better);
      setEntries(reviewEntries(better));
    };
    void read();
    return () => {
      dropped = true;
    };
  }, [list, roles, catalogue, transport, accode]);

  const { facts } = catalogue;
  const keepOnly = useCallback((rows: readonly ReviewEntry[]) => {
    const ids = new Set(rows.map(({ id }) => id));
    setEntries((now) => now.filter(({ id }) => ids.has(id)));
  }, []);
  const onPick = useCallback(
    (id: string, part: Candidate) => {
      setEntries((now) => pickPart(now, id, part, facts));
      setDecided(id);
    },
    [facts],
  );
  const similar = useMemo(() => (decided === null ? null : similarRows(entries, decided)), [entries, decided]);
  const changeMany = useCallback(
    (choice: BulkChoice, change: (now: readonly ReviewEntry[]) => readonly ReviewEntry[]) => {
      const before = latest.current;
      const after = change(before);
      const made = { choice, before, after, together: choice === 'merge' };
      if (undoableRows(after, made).size === 0) return;
      setEntries(after);
      setBulk(made);
    },
    [],
  );
  const undoable = useMemo(() => {
    const count = bulk ? undoableRows(entries, bulk).size : 0;
    return bulk && count > 0 ? { choice: bulk.choice, count } : null;
  }, [bulk, entries]);
  const onUndo = useCallback(() => {
    if (bulk) setEntries((now) => undoBulk(now, bulk));
  }, [bulk]);
  const onPickSimilar = useCallback(() => {
    if (similar) changeMany('similar', (now) => pickSimilar(now, similar, facts));
  }, [similar, facts, changeMany]);
  const onSkip = useCallback((id: string) => setEntries((now) => skipRow(now, id, facts)), [facts]);
  const onAcceptChecks = useCallback(() => changeMany('acceptChecks', acceptChecks), [changeMany]);
  const onQuantity = useCallback(
    (id: string, typed: string) => setEntries((now) => setRowQuantity(now, id, typed, facts)),
    [facts],
  );
  const onMerge = useCallback(() => changeMany('merge', (now) => mergeDuplicates(now, facts)), [facts, changeMany]);
  const onRole = (layout: string, column: number, role: ColumnRole) => {
    const columns = review?.tables.find((table) => table.layout === layout)?.columns ?? [];
    // Each role has one column; the previous one becomes unused.
    const next = columns.map((each, i) =>
      i === column ? role : each.role === role && role !== 'none' ? 'none' : each.role,
    );
    setRoles((now) => ({ ...now, [layout]: next }));
  };
  const duplicates = useMemo(() => countDuplicates(entries), [entries]);
  const outcome = useMemo(() => reviewOutcome(entries, facts), [entries, facts]);
  const suggest = useCallback(async (words: string) => (await catalogue.search(words, 8)) ?? [], [catalogue]);
  return {
    /** The sheet that was read, for a workbook. */
    sheet: list?.kind === 'sheet' ? list : null,
    reading: opening || (list !== null && review === null && problem === null),
    /** The roles of columns that the buyer corrected in this list. */
    roles,
    setText: (text: string) => take(asText(text)),
    takeFile,
    review,
    entries,
    problem,
    duplicates,
    outcome,
    /** The rows that the last decision could settle as well, or null. */
    similar,
    /** The last choice for many rows, with the number of rows that undoing it would change; null if there is none. */
    undoable,
    suggest,
    onPick,
    onPickSimilar,
    onSkip,
    onQuantity,
    onMerge,
    onAcceptChecks,
    onUndo,
    keepOnly,
    onRole,
  };
}
