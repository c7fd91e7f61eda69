import { clockTime } from '@portal/domain/format';
import type { CartDocument, CartDocumentStatus, CartHeader } from '@portal/portal-client';
import {
  lazyComponent,
  lockedReason,
  renderNothing,
  useCall,
  useCartStatus,
  useClosedLines,
  usePortal,
  usePreference,
  useSaveOrder,
  useScreenCommands,
} from '@portal/portal-client/react';
import { type MoreAction, OrderTitle, type TitleHandle } from '@portal/portal-widgets';
import { type RefObject, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { orderMessages } from '../../messages/order.ts';
import { useColumns } from './columns.ts';
import { useWholeOrder } from './use-whole-order.tsx';

const Others = lazyComponent(async () => (await import('./Others.tsx')).Others, renderNothing);

/** `Revision 31, saved 9:41 am` */
function savedWords(header: CartHeader, status: CartDocumentStatus): string {
  const { revision } = header;
  const { saved } = orderMessages;
  if (status.offline && status.unsent > 0) return saved.onDevice(revision);
  if (status.unsent > 0) return saved.saving(revision);
  return status.lastSaved === null ? saved.revision(revision) : saved.at(revision, clockTime(status.lastSaved));
}

export interface TitleBarProps {
  document: CartDocument;
  header: CartHeader;
  onImport: () => void;
  onFind: () => void;
  onRevert: (direction: 'undo' | 'redo') => void;
  title: RefObject<TitleHandle | null>;
}

export function TitleBar({ document, header, onImport, onFind, onRevert, title }: TitleBarProps) {
  const status = useCartStatus(document);
  const navigate = useNavigate();
  const { messages } = usePortal();
  const save = useSaveOrder(document);
  const { options, show } = useColumns();
  const [staysClosed, keepClosed] = useClosedLines(document.cartId);
  const openEnteredLines = usePreference('openEnteredLines');
  const [renaming, setRenaming] = useState(false);
  // VAL-01: field rules, loaded on first use. The server checks the fields regardless.
  const { data: rules } = useCall('validation/get', renaming ? { type: 'cart' } : null, { immutable: true });

  const saveAs = async (kind: 'csv' | 'text' | 'xlsx' | 'pdf') => {
    try {
      messages.show(await save(kind));
    } catch {
      messages.show(orderMessages.saveFailed, 'warning');
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
    { id: 'find', label: orderMessages.menu.find },
    { id: 'import', label: orderMessages.menu.import, ...(locked === null ? {} : { disabledReason: locked }) },
    {
      id: 'closed',
      label: orderMessages.menu.keepClosed,
      checked: staysClosed || !openEnteredLines,
      ...(openEnteredLines ? {} : { disabledReason: orderMessages.menu.keepClosedByPreference }),
    },
    { id: 'new', label: orderMessages.menu.newOrder },
    { id: 'list', label: orderMessages.menu.allOrders },
    ...whole.actions,
    { id: 'xlsx', label: orderMessages.menu.saveAsExcel },
    { id: 'csv', label: orderMessages.menu.saveAsCsv },
    { id: 'pdf', label: orderMessages.menu.saveAsPdf },
    { id: 'text', label: orderMessages.menu.copyAsText },
    { id: 'print', label: orderMessages.menu.print },
    { id: 'reload', label: orderMessages.menu.reload },
  ];
  useScreenCommands(async () => {
    const { titleCommands } = await import('../../lazy/screen-commands.ts');
    return titleCommands({
      lockedReason: lockedReason(header),
      canUndo: status.canUndo,
      canRedo: status.canRedo,
      columns: options,
      actions,
      onUndo: () => onRevert('undo'),
      onRedo: () => onRevert('redo'),
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
      person={header.assignee_name}
      saved={savedWords(header, status)}
      lockedReason={lockedReason(header)}
      undo={locked === null && status.canUndo ? orderMessages.lastChange : null}
      redo={locked === null && status.canRedo ? orderMessages.lastChange : null}
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
      onUndo={() => onRevert('undo')}
      onRedo={() => onRevert('redo')}
      onFind={onFind}
      onImport={onImport}
      onColumn={show}
      onMore={more}
    />
  );
}
