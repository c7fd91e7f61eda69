import { Banner, Button, Dialog, FileDrop, Stack, TextArea } from '@portal/design-system';
import { refusalReasons } from '@portal/domain/cart';
import { largestListFile } from '@portal/domain/import';
import { useEffect, useRef, useState } from 'react';
import { importDialogMessages as importMessages } from '../messages/import-dialog.ts';
import type { ImportListDialogProps, Overflow } from './ImportListDialog.props.ts';
import { ImportReview } from './ImportReview.tsx';

interface ListInputProps {
  text: string;
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

const kinds = ['.xlsx', '.csv', '.tsv', '.txt'];

/** Input step: typed or pasted text, or a file. */
function ListInput({ text, onText, onFile }: ListInputProps) {
  return (
    <Stack gap={4}>
      <TextArea label={importMessages.list} value={text} onValueChange={onText} rows={10} spellCheck={false} />
      <FileDrop
        label={importMessages.file}
        accept={kinds}
        maxBytes={largestListFile}
        files={[]}
        onFiles={([file]) => {
          if (file) onFile(file);
        }}
        onRemove={() => {}}
      />
    </Stack>
  );
}

/** CART-13: the rows that did not fit in the first order. */
function OverCap({ over }: { over: Overflow }) {
  return (
    <Stack gap={3}>
      <Banner tone="warning" role="alert" title={refusalReasons.line_cap}>
        {importMessages.over.explanation(over.message)}
      </Banner>
      <ol>
        {over.rows.map(({ line, stock_code, quantity }) => (
          <li key={line}>{importMessages.over.row(line, stock_code, quantity)}</li>
        ))}
      </ol>
    </Stack>
  );
}

/** IMP-01, IMP-06: reviews a list row by row, then adds it to the order as one undo step, or makes a new order of it. */
export function ImportListDialog({ isNew, list, adding: work, spacing }: ImportListDialogProps) {
  const { adding, over, added, add, close, leaveOut, addOver, leaveOver } = work;
  const [openRow, setOpenRow] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const { review, entries, problem, outcome, sheet } = list;
  const addButton = useRef<HTMLButtonElement>(null);
  // Enter adds everything if no row needs review; N goes to the next row that does.
  useEffect(() => {
    if (review) addButton.current?.focus();
  }, [review]);
  const { rows, without, unchecked, unknownCodes } = outcome;

  const foot = over ? (
    <>
      <Button kind="filled" loading={adding} onClick={addOver}>
        {importMessages.over.secondOrder(over.rows.length)}
      </Button>
      <Button onClick={leaveOver}>{importMessages.leaveOut}</Button>
    </>
  ) : review ? (
    <>
      <Button
        ref={addButton}
        kind="filled"
        loading={adding}
        onClick={add}
        reason={rows.length > 0 ? undefined : unchecked.length > 0 ? importMessages.unchecked : importMessages.noParts}
      >
        {isNew && !added ? importMessages.make(rows.length) : importMessages.add(rows.length)}
      </Button>
      {unknownCodes > 0 ? <span>{importMessages.unknownCodes(unknownCodes)}</span> : null}
      {without.length > 0 ? <span>{importMessages.withoutPart(without.length)}</span> : null}
      {unchecked.length > 0 ? <span>{importMessages.notChecked(unchecked.length)}</span> : null}
      {added ? <Button onClick={leaveOut}>{importMessages.leaveOut}</Button> : null}
    </>
  ) : (
    <Button
      kind="filled"
      loading={list.reading}
      onClick={() => list.setText(typed)}
      reason={typed.trim() === '' ? importMessages.noInput : undefined}
    >
      {importMessages.review}
    </Button>
  );

  return (
    <Dialog
      title={importMessages.title[over ? 'over' : review ? 'review' : 'input']}
      description={
        importMessages.description[over ? 'over' : !review ? 'input' : added ? 'left' : isNew ? 'make' : 'add']
      }
      size={review && !over ? 'xl' : 'l'}
      open
      onOpenChange={(open) => (open ? undefined : over ? leaveOver() : close())}
      foot={foot}
    >
      <Stack gap={3}>
        {problem ? <Banner tone="warning" role="alert" title={problem} /> : null}
        {over ? <OverCap over={over} /> : null}
        {review && !over && sheet && sheet.others.length > 0 ? (
          <Banner role="status" title={importMessages.onlySheet(sheet.sheet, sheet.others)} />
        ) : null}
        {review && !over ? review.notes.map((note) => <Banner key={note} role="status" title={note} />) : null}
        {review && !over && review.tooMany > 0 ? (
          <Banner tone="warning" role="alert" title={importMessages.tooManyRows(entries.length, review.tooMany)} />
        ) : null}
        {added ? (
          <Banner role="status" tone="positive" title={importMessages.added(added.lines, added.document.cartId)} />
        ) : null}
        {over ? null : review ? (
          <ImportReview
            rows={entries}
            leftOut={review.leftOut}
            // Changing a column would read the whole list again, including the rows already added.
            tables={added ? [] : review.tables}
            spacing={spacing}
            duplicates={list.duplicates}
            openRow={openRow}
            suggest={list.suggest}
            onOpenRow={setOpenRow}
            onPick={list.onPick}
            similar={list.similar}
            onPickSimilar={list.onPickSimilar}
            undoable={list.undoable}
            onUndo={list.onUndo}
            onQuantity={list.onQuantity}
            onSkip={list.onSkip}
            onMerge={list.onMerge}
            onAcceptChecks={list.onAcceptChecks}
            onRole={list.onRole}
          />
        ) : (
          <ListInput text={typed} onText={setTyped} onFile={(file) => void list.takeFile(file)} />
        )}
      </Stack>
    </Dialog>
  );
}
