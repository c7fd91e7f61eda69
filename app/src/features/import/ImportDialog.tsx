import { Banner, Button, Dialog } from '@portal/design-system';
import { ImportReview } from '@portal/portal-widgets';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ImportDialogProps } from '../../portal/import-dialog.ts';
import { usePortal } from '../../portal/portal.ts';
import { useLook } from '../../portal/use-look.ts';
import { ListInput } from './ListInput.tsx';
import { useReview } from './use-review.ts';

const linesOf = (count: number) => `${count} ${count === 1 ? 'line' : 'lines'}`;

/** IMP-01, IMP-06: a list, reviewed row by row, and added to the order as one step of undo. */
export function ImportDialog({ target, start, onClose }: ImportDialogProps) {
  const { messages } = usePortal();
  const navigate = useNavigate();
  const { spacing } = useLook();
  const list = useReview(start);
  const [openRow, setOpenRow] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [adding, setAdding] = useState(false);
  const { review, entries, problem, outcome } = list;
  const addButton = useRef<HTMLButtonElement>(null);
  // Enter adds at once where nothing is in doubt; N leads to what is.
  useEffect(() => {
    if (review) addButton.current?.focus();
  }, [review]);
  const { rows, without } = outcome;

  const add = async () => {
    setAdding(true);
    const document = typeof target === 'function' ? await target() : target;
    setAdding(false);
    if (!document) return;
    const result = document.addLines(rows);
    if (!result.ok) return messages.show(result.message, 'warning');
    if (without.length > 0) {
      const named = without.slice(0, 3).map((each) => `row ${each.line} (${each.source.slice(0, 40)})`);
      const more = without.length > 3 ? ` and ${without.length - 3} more` : '';
      messages.show(`Not added, for no part was chosen: ${named.join(', ')}${more}.`, 'warning');
    }
    onClose();
    if (typeof target === 'function') navigate(`/orders/${document.cartId}`);
  };
  const reading = list.text !== null && !review && problem === null;

  return (
    <Dialog
      title={review ? 'Review the list' : 'Add a list'}
      description={
        review
          ? 'Nothing is ordered yet. Answer what is marked, then add the lines; one undo takes them all back.'
          : 'Paste rows from a sheet or a mail, or choose a CSV file. Codes, your codes or descriptions will do.'
      }
      size="l"
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      foot={
        review ? (
          <>
            <Button
              ref={addButton}
              kind="filled"
              loading={adding}
              onClick={() => void add()}
              reason={rows.length === 0 ? 'No row has a part to add.' : undefined}
            >
              Add {linesOf(rows.length)}
            </Button>
            {without.length > 0 ? <span>{without.length} without a part stay behind</span> : null}
          </>
        ) : (
          <Button
            kind="filled"
            loading={reading}
            onClick={() => list.setText(typed)}
            reason={typed.trim() === '' ? 'Paste or type at least one row.' : undefined}
          >
            Review the list
          </Button>
        )
      }
    >
      {problem ? <Banner tone="warning" role="alert" title={problem} /> : null}
      {review && review.tooMany > 0 ? (
        <Banner
          tone="warning"
          role="alert"
          title={`Only the first ${entries.length} rows were read; ${review.tooMany} more stand in the list.`}
        />
      ) : null}
      {review ? (
        <ImportReview
          rows={entries}
          leftOut={review.leftOut}
          columns={review.columns}
          spacing={spacing}
          duplicates={list.duplicates}
          openRow={openRow}
          suggest={list.suggest}
          onOpenRow={setOpenRow}
          onPick={list.onPick}
          onQuantity={list.onQuantity}
          onSkip={list.onSkip}
          onMerge={list.onMerge}
          onRole={list.onRole}
        />
      ) : (
        <ListInput text={typed} onText={setTyped} onFile={(file) => void list.takeFile(file)} />
      )}
    </Dialog>
  );
}
