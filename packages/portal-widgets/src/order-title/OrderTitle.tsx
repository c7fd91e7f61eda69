import { Button, Icon, IconButton, Menu, Tooltip, TooltipProvider } from '@portal/design-system';
import { ClipboardPaste, Columns3, Ellipsis, Redo2, Search, Undo2, User, Warehouse } from '@portal/design-system/icons';
import { orderTitleMessages as messages } from '../messages/order-title.ts';
import * as css from './OrderTitle.css.ts';
import type { OrderTitleProps } from './OrderTitle.props.ts';
import { TitleName } from './TitleName.tsx';

export function OrderTitle(props: OrderTitleProps) {
  const { prettyName, customer_reference, orderNum, warehouseName, person, saved, lockedReason, extra } = props;
  const { rules, onRename, onRenameStart } = props;
  return (
    <header className={css.bar}>
      <TitleName
        handle={props.ref}
        prettyName={prettyName}
        customer_reference={customer_reference}
        lockedReason={lockedReason}
        rules={rules}
        onRename={onRename}
        onRenameStart={onRenameStart}
      />
      <span className={css.id}>{orderNum}</span>
      <div className={css.facts}>
        <span className={css.fact}>
          <Icon icon={Warehouse} label={messages.warehouse} />
          {warehouseName}
        </span>
        {person === null ? null : (
          <span className={css.optionalFact}>
            <Icon icon={User} label={messages.person} />
            {person}
          </span>
        )}
        <span className={css.saved}>{saved}</span>
        {extra}
      </div>
      <Tools {...props} />
    </header>
  );
}

function Tools({
  undo,
  redo,
  columns,
  more,
  lockedReason,
  onUndo,
  onRedo,
  onFind,
  onImport,
  onColumn,
  onMore,
}: OrderTitleProps) {
  return (
    <TooltipProvider>
      <div className={css.tools}>
        <Tooltip
          text={undo === null ? messages.undoNothing : messages.undoStep(undo)}
          keyHint={undo === null ? undefined : 'Ctrl Z'}
        >
          <IconButton
            icon={Undo2}
            size="m"
            label={messages.undo}
            reason={undo === null ? messages.undoNothing : undefined}
            onClick={onUndo}
          />
        </Tooltip>
        <Tooltip
          text={redo === null ? messages.redoNothing : messages.redoStep(redo)}
          keyHint={redo === null ? undefined : 'Ctrl Y'}
        >
          <IconButton
            icon={Redo2}
            size="m"
            label={messages.redo}
            reason={redo === null ? messages.redoNothing : undefined}
            onClick={onRedo}
          />
        </Tooltip>
        <span className={css.wideOnly}>
          {onFind ? (
            <Tooltip text={messages.findHint} keyHint="F">
              <Button kind="quiet" icon={Search} onClick={onFind}>
                {messages.find}
              </Button>
            </Tooltip>
          ) : null}
          <Button kind="quiet" icon={ClipboardPaste} reason={lockedReason ?? undefined} onClick={onImport}>
            {messages.importList}
          </Button>
          <Menu
            align="end"
            trigger={
              <Button kind="quiet" icon={Columns3}>
                {messages.columns}
              </Button>
            }
            entries={columns.map(({ id, label, shown }) => ({
              key: id,
              label,
              checked: shown,
              onSelect: () => onColumn(id, !shown),
            }))}
          />
        </span>
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} size="m" label={messages.more} />}
          entries={more.map(({ id, label, tone, checked, disabledReason }) => ({
            key: id,
            label,
            tone,
            checked,
            reason: disabledReason,
            onSelect: () => onMore(id),
          }))}
        />
      </div>
    </TooltipProvider>
  );
}
