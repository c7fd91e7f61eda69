import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import {
  lazyComponent,
  renderNothing,
  useCall,
  useOrders,
  usePortal,
  usePreference,
  useScreenCommands,
} from '@portal/portal-client/react';
import { type MoreAction, OrderTitle, type TitleHandle } from '@portal/portal-widgets';
import { type RefObject, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClosedLines } from './closed-lines.ts';
import { useColumns } from './columns.ts';
import { lockedReason } from './locked.ts';
import { useStatus } from './use-document.ts';
import { useWholeOrder } from './use-whole-order.tsx';

const Others = lazyComponent(async () => (await import('./Others.tsx')).Others, renderNothing);

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
  title: RefObject<TitleHandle | null>;
}

export function TitleBar({ document, header, onImport, onFind, title }: TitleBarProps) {
  const status = useStatus(document);
  const navigate = useNavigate();
  const { messages, transport } = usePortal();
  const { outbox } = useOrders();
  const { options, show } = useColumns();
  const [staysClosed, keepClosed] = useClosedLines(document.cartId);
  const openEnteredLines = usePreference('openEnteredLines');
  const [renaming, setRenaming] = useState(false);
  // VAL-01: field rules, loaded on first use. The server checks the fields regardless.
  const { data: rules } = useCall('validation/get', renaming ? { type: 'cart' } : null, { immutable: true });

  const saveAs = async (kind: 'csv' | 'text' | 'xlsx' | 'pdf') => {
    try {
      const { sendOut } = await import('./send-out.ts');
      messages.show(await sendOut(document, kind, { transport, outbox }));
    } catch {
      messages.show("We couldn't save the order. Check the connection and try again.", 'warning');
    }
  };
  const whole = useWholeOrder(header);
  const more = (id: string) => {
    whole.run(id);
    if (id === 'find') onFind();
    if (id === 'import') onImport();
    if (id === 'closed') keepClosed(!staysClosed);
    if (id === 'reload') void document.reload();
    if (id === 'new') navigate('/orders/new');
    if (id === 'list') navigate('/orders/tabs');
    if (id === 'print') navigate(`/orders/${document.cartId}/print`);
    if (id === 'csv' || id === 'text' || id === 'xlsx' || id === 'pdf') void saveAs(id);
  };

  const locked = lockedReason(header);
  const actions: readonly MoreAction[] = [
    { id: 'find', label: 'Find parts' },
    { id: 'import', label: 'Import a list', ...(locked === null ? {} : { disabledReason: locked }) },
    {
      id: 'closed',
      label: 'Keep new lines closed',
      checked: staysClosed || !openEnteredLines,
      ...(openEnteredLines ? {} : { disabledReason: 'Your preferences keep the lines of every order closed.' }),
    },
    { id: 'new', label: 'New order' },
    { id: 'list', label: 'All orders' },
    ...whole.actions,
    { id: 'xlsx', label: 'Save as Excel workbook' },
    { id: 'csv', label: 'Save as CSV' },
    { id: 'pdf', label: 'Save as PDF' },
    { id: 'text', label: 'Copy as text' },
    { id: 'print', label: 'Print view' },
    { id: 'reload', label: 'Reload from the server' },
  ];
  useScreenCommands(async () => {
    const { titleCommands } = await import('./order-commands.ts');
    return titleCommands({
      lockedReason: lockedReason(header),
      canUndo: status.canUndo,
      canRedo: status.canRedo,
      columns: options,
      actions,
      onUndo: () => document.undo(),
      onRedo: () => document.redo(),
      onRename: () => title.current?.rename(),
      onImport,
      onColumn: show,
      onAction: more,
    });
  });

  return (
    <OrderTitle
      ref={title}
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
      more={actions}
      rules={rules}
      extra={
        <>
          <Suspense fallback={null}>
            <Others document={document} />
          </Suspense>
          {whole.dialog}
        </>
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
