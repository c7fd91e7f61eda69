import { Button, Icon, IconButton, Menu, Tooltip, TooltipProvider } from '@portal/design-system';
import { ClipboardPaste, Columns3, Ellipsis, Redo2, Search, Undo2, User, Warehouse } from '@portal/design-system/icons';
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
          <Icon icon={Warehouse} label="Warehouse" />
          {warehouseName}
        </span>
        {person === null ? null : (
          <span className={css.optionalFact}>
            <Icon icon={User} label="Worked on by" />
            {person}
          </span>
        )}
        <span>{saved}</span>
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
  const nothing = (what: string) => `Nothing to ${what}`;
  return (
    <TooltipProvider>
      <div className={css.tools}>
        <Tooltip
          text={undo === null ? nothing('undo') : `Undo: ${undo}`}
          keyHint={undo === null ? undefined : 'Ctrl Z'}
        >
          <IconButton
            icon={Undo2}
            size="m"
            label="Undo"
            reason={undo === null ? nothing('undo') : undefined}
            onClick={onUndo}
          />
        </Tooltip>
        <Tooltip
          text={redo === null ? nothing('redo') : `Redo: ${redo}`}
          keyHint={redo === null ? undefined : 'Ctrl Y'}
        >
          <IconButton
            icon={Redo2}
            size="m"
            label="Redo"
            reason={redo === null ? nothing('redo') : undefined}
            onClick={onRedo}
          />
        </Tooltip>
        <span className={css.wideOnly}>
          {onFind ? (
            <Tooltip text="Filters, sizes and words" keyHint="F">
              <Button kind="quiet" icon={Search} onClick={onFind}>
                Find parts
              </Button>
            </Tooltip>
          ) : null}
          <Button kind="quiet" icon={ClipboardPaste} reason={lockedReason ?? undefined} onClick={onImport}>
            Import
          </Button>
          <Menu
            align="end"
            trigger={
              <Button kind="quiet" icon={Columns3}>
                Columns
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
          trigger={<IconButton icon={Ellipsis} size="m" label="More" />}
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
