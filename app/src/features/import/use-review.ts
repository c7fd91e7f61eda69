import type { Candidate, ColumnRole, ImportReview } from '@portal/domain/import';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { usePortal } from '../../portal/portal.ts';
import { readListFile } from './read-file.ts';
import { duplicateCount, type Entry, entriesOf, merge, outcomeOf, pick, setQuantity, skip } from './review-state.ts';

const noEntries: readonly Entry[] = [];

/** A list from its text to rows that can be added: read and matched in the catalogue's worker, then answered row by row. */
export function useReview(start: string | File | null) {
  const { catalogue } = usePortal();
  const [text, setText] = useState<string | null>(typeof start === 'string' ? start : null);
  const [roles, setRoles] = useState<readonly ColumnRole[] | undefined>(undefined);
  const [review, setReview] = useState<ImportReview | null>(null);
  const [entries, setEntries] = useState(noEntries);
  const [problem, setProblem] = useState<string | null>(null);

  const takeFile = useCallback(async (file: File) => {
    const read = await readListFile(file);
    if (!read.ok) return setProblem(read.why);
    setProblem(null);
    setRoles(undefined);
    setText(read.text);
  }, []);
  useEffect(() => {
    if (start instanceof File) void takeFile(start);
  }, [start, takeFile]);

  useEffect(() => {
    if (text === null) return;
    let dropped = false;
    const read = async () => {
      if (catalogue.getStatus().state !== 'ready') await catalogue.load();
      const found = await catalogue.review({ text, ...(roles ? { roles } : {}) });
      if (dropped) return;
      if (!found) return setProblem('The stock list did not arrive, so nothing could be matched. Try again.');
      setProblem(null);
      setReview(found);
      setEntries(entriesOf(found));
    };
    void read();
    return () => {
      dropped = true;
    };
  }, [text, roles, catalogue]);

  const { facts } = catalogue;
  const onPick = useCallback((id: string, part: Candidate) => setEntries((now) => pick(now, id, part)), []);
  const onSkip = useCallback((id: string) => setEntries((now) => skip(now, id)), []);
  const onQuantity = useCallback(
    (id: string, typed: string) => setEntries((now) => setQuantity(now, id, typed, facts)),
    [facts],
  );
  const onMerge = useCallback(() => setEntries((now) => merge(now, facts)), [facts]);
  const onRole = (column: number, role: ColumnRole) => {
    // One column a role: the one that had it is left aside.
    setRoles(
      (review?.columns ?? []).map((each, i) =>
        i === column ? role : each.role === role && role !== 'none' ? 'none' : each.role,
      ),
    );
  };
  const duplicates = useMemo(() => duplicateCount(entries), [entries]);
  const outcome = useMemo(() => outcomeOf(entries, facts), [entries, facts]);
  const suggest = useCallback(async (words: string) => (await catalogue.search(words, 8)) ?? [], [catalogue]);
  return {
    text,
    setText,
    takeFile,
    review,
    entries,
    problem,
    duplicates,
    outcome,
    suggest,
    onPick,
    onSkip,
    onQuantity,
    onMerge,
    onRole,
  };
}
