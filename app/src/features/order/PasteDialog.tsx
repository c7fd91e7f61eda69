import { Button, Dialog, TextArea } from '@portal/design-system';
import type { CartDocument } from '@portal/portal-client';
import { useState } from 'react';
import { usePortal } from '../../portal/portal.ts';
import { addPastedText, readPastedText } from './paste.ts';

export interface PasteDialogProps {
  document: CartDocument;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A list typed or pasted into a field: codes and quantities in any order, one part a line. */
export function PasteDialog({ document, open, onOpenChange }: PasteDialogProps) {
  const { catalogue, messages } = usePortal();
  const [text, setText] = useState('');
  const rows = open ? readPastedText(text, catalogue).rows.length : 0;
  const add = () => {
    if (!addPastedText(document, catalogue, text, messages)) return;
    setText('');
    onOpenChange(false);
  };

  return (
    <Dialog
      title="Add a list"
      description="One part a line: its code, and its quantity before or after it."
      open={open}
      onOpenChange={onOpenChange}
      foot={
        <Button kind="filled" onClick={add} reason={rows === 0 ? 'Paste or type at least one code.' : undefined}>
          {rows === 0 ? 'Add lines' : `Add ${rows} ${rows === 1 ? 'line' : 'lines'}`}
        </Button>
      }
    >
      <TextArea label="List" value={text} onValueChange={setText} rows={12} spellCheck={false} />
    </Dialog>
  );
}
