import { accountOf, useImportAdding, useImportReview, useSession } from '@portal/portal-client/react';
import { ImportListDialog } from '@portal/portal-widgets';
import { useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import type { ImportDialogProps } from '../../lazy/import-dialog.ts';
import { useSpacing } from '../../look/use-look.ts';

/** IMP-01, IMP-06: the import of a list, connected to the catalogue and the order. */
export function ImportDialog({ target, start, onClose }: ImportDialogProps) {
  const navigate = useNavigate();
  const spacing = useSpacing();
  const session = useSession();
  const isNew = target === 'new';
  const accode = (isNew ? accountOf(session)?.accode : target.getHeader()?.accode) ?? '';
  const list = useImportReview(start, accode, config.product);
  const onDone = (cartId: string | null) => {
    onClose();
    if (cartId !== null) navigate(`/orders/${cartId}`);
  };
  const adding = useImportAdding({ target, start, onDone }, accode, list);
  return <ImportListDialog isNew={isNew} list={list} adding={adding} spacing={spacing} />;
}
