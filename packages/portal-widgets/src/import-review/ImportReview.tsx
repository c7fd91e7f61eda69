import { Disclosure, spacings, Table, type TableHandle, useLatest } from '@portal/design-system';
import type { ReviewRow } from '@portal/domain/import';
import { useEffect, useMemo, useRef } from 'react';
import { importReviewMessages as messages } from '../messages/import-review.ts';
import { ColumnHeads } from './ColumnHeads.tsx';
import * as css from './ImportReview.css.ts';
import { type ImportReviewProps, isDoubtful } from './ImportReview.props.ts';
import { ReviewPanel } from './ReviewPanel.tsx';
import { ReviewSummary } from './ReviewSummary.tsx';
import { reviewCard, reviewColumns } from './review-columns.tsx';
import { ReviewContext } from './review-context.ts';

const rowId = ({ id }: ReviewRow) => id;
const rowName = ({ line }: ReviewRow) => messages.rowName(line);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/**
 * IMP-06: reviews an imported list before it becomes lines. Shows each source row beside its match, the confidence and the reason.
 * Keys: N goes to the next row that needs a decision, 1 to 3 choose, Enter opens choice and search, S leaves a row out, M merges
 * duplicates, A accepts all rows marked Check, E uses the class and finish just chosen for every open row that is sold in it, Z undoes
 * the last of these choices for many rows.
 */
export function ImportReview(props: ImportReviewProps) {
  const { rows, leftOut, tables, spacing, duplicates, similar, undoable, openRow, suggest } = props;
  const { onOpenRow, onPick, onPickSimilar, onQuantity, onSkip, onMerge, onAcceptChecks, onUndo, onRole } = props;
  const table = useRef<TableHandle>(null);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const value = useMemo(
    () => ({ row: (id: string) => byId.get(id) ?? null, suggest, onPick, onQuantity, onSkip, onOpenRow }),
    [byId, suggest, onPick, onQuantity, onSkip, onOpenRow],
  );
  const current = useRef<string | null>(null);

  const pendingRow = useRef<string | null>(null);
  const goToPendingRow = () => {
    const id = pendingRow.current;
    pendingRow.current = null;
    if (id !== null) table.current?.focusRow(id, 'match');
  };
  const next = () => {
    const from = rows.findIndex((row) => row.id === (openRow ?? current.current));
    const after = [...rows.slice(from + 1), ...rows.slice(0, from + 1)].find(isDoubtful);
    if (!after) return;
    current.current = after.id;
    pendingRow.current = after.id;
    if (openRow === after.id) goToPendingRow();
    else onOpenRow(after.id);
  };
  // After the row's panel has rendered.
  useEffect(() => {
    if (openRow !== null && openRow === pendingRow.current) goToPendingRow();
  });
  /** While a row's panel is open, 1 to 3 choose a candidate; otherwise digits go to the quantity. */
  const choose = (place: number): boolean => {
    const part = openRow === null ? undefined : byId.get(openRow)?.candidates[place - 1];
    if (openRow !== null && part) onPick(openRow, part);
    return part !== undefined;
  };
  const act = useLatest((key: string): boolean => {
    if (key === 'n') next();
    else if (key === 'm') onMerge();
    else if (key === 'a') onAcceptChecks();
    else if (key === 'e') onPickSimilar();
    else if (key === 'z') onUndo();
    else return /^[1-3]$/.test(key) && choose(Number(key));
    return true;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!act.current(event.key.toLowerCase())) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // In the capture phase, before the table, which takes digits as the quantity.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, [act]);

  const onRowKey = (id: string, key: string): boolean => {
    current.current = id;
    if (key === 's') onSkip(id);
    else if (key === 'escape' && openRow !== null) onOpenRow(null);
    else return false;
    return true;
  };

  return (
    <ReviewContext value={value}>
      <div className={css.review}>
        <ReviewSummary
          rows={rows}
          duplicates={duplicates}
          similar={similar}
          onPickSimilar={onPickSimilar}
          undoable={undoable}
          onUndo={onUndo}
          onMerge={onMerge}
          onAcceptChecks={onAcceptChecks}
          onNext={next}
        />
        <ColumnHeads tables={tables} onRole={onRole} />
        <div className={css.table}>
          <Table
            ref={table}
            label={messages.label}
            columns={reviewColumns}
            data={rows}
            getRowId={rowId}
            rowName={rowName}
            rowHeight={spacings[spacing].row}
            headHeight={spacings[spacing].headH}
            card={reviewCard}
            scroll="self"
            openRow={openRow}
            panel={(id) => <ReviewPanel id={id} />}
            rowText={(id) => `${byId.get(id)?.source ?? ''} ${byId.get(id)?.picked?.stock_code ?? ''}`}
            onOpen={(id) => onOpenRow(id === openRow ? null : id)}
            onRowKey={onRowKey}
            empty={<p className={css.nothing}>{messages.empty}</p>}
          />
        </div>
        {leftOut.length > 0 ? (
          <Disclosure title={messages.notRead(leftOut.length)}>
            <ul className={css.leftOut}>
              {leftOut.map(({ line, source, why }) => (
                <li key={line}>
                  <b>{messages.row(line)}</b> {source} <span className={css.faint}>{why}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </div>
    </ReviewContext>
  );
}
