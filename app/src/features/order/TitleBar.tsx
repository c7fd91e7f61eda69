import { typedPreferences } from '@portal/domain/preference';
import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import { OrderTitle } from '@portal/portal-widgets';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePortal, usePreferences } from '../../portal/portal.ts';
import { useClosedLines } from './closed-lines.ts';
import { useColumns } from './columns.ts';
import { useCartRules } from './data/cart-rules.ts';
import { lockedReason } from './locked.ts';
import { useStatus } from './use-document.ts';

const Others = lazy(async () => ({ default: (await import('./Others.tsx')).Others }));

const clock = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit' });

/** `Revision 31, saved 9:41 am` */
function savedWords(header: CartHeader, status: CartDocumentStatus): string {
  const revision = `Revision ${header.revision}`;
  if (status.offline && status.unsent > 0) return `${revision}, kept on this device`;
  if (status.unsent > 0) return `${revision}, saving`;
  return status.lastSaved === null ? revision : `${revision}, saved ${clock.format(status.lastSaved)}`;
}

export interface TitleBarProps {
  document: CartDocument;
  header: CartHeader;
  onImport: () => void;
  onFind: () => void;
}

export function TitleBar({ document, header, onImport, onFind }: TitleBarProps) {
  const status = useStatus(document);
  const navigate = useNavigate();
  const { messages } = usePortal();
  const { options, show } = useColumns();
  const [staysClosed, keepClosed] = useClosedLines(document.cartId);
  const { openEnteredLines } = typedPreferences(usePreferences().preferences);
  const [renaming, setRenaming] = useState(false);
  const rules = useCartRules(renaming);

  const sendOut = async (kind: 'csv' | 'text') => {
    const out = await import('./export.ts');
    messages.show(await out[kind === 'csv' ? 'saveCsv' : 'copyText'](document));
  };
  const more = (id: string) => {
    if (id === 'find') onFind();
    if (id === 'closed') keepClosed(!staysClosed);
    if (id === 'reload') void document.reload();
    if (id === 'new') navigate('/orders/new');
    if (id === 'list') navigate('/orders/tabs');
    if (id === 'print') navigate(`/orders/${document.cartId}/print`);
    if (id === 'csv' || id === 'text') void sendOut(id);
  };

  return (
    <OrderTitle
      prettyName={header.prettyName}
      customer_reference={header.customer_reference}
      orderNum={header.orderNum}
      warehouseName={header.warehouse_name}
      person={header.assignee}
      saved={savedWords(header, status)}
      lockedReason={lockedReason(header)}
      undo={status.canUndo ? 'the last change' : null}
      redo={status.canRedo ? 'the last change' : null}
      columns={options}
      more={[
        { id: 'find', label: 'Find parts' },
        {
          id: 'closed',
          label: 'Keep new lines closed',
          checked: staysClosed || !openEnteredLines,
          ...(openEnteredLines ? {} : { disabledReason: 'Your preference keeps the lines of every order closed.' }),
        },
        { id: 'new', label: 'New order' },
        { id: 'list', label: 'All orders' },
        { id: 'csv', label: 'Save as CSV' },
        { id: 'text', label: 'Copy as text' },
        { id: 'print', label: 'Print view' },
        { id: 'reload', label: 'Load again from the server' },
      ]}
      rules={rules}
      extra={
        <Suspense fallback={null}>
          <Others document={document} />
        </Suspense>
      }
      onRenameStart={() => setRenaming(true)}
      onRename={(reference) => document.setReference(reference)}
      onUndo={() => document.undo()}
      onRedo={() => document.redo()}
      onFind={onFind}
      onImport={onImport}
      onColumn={show}
      onMore={more}
    />
  );
}
