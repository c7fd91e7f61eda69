import type { ScreenCommand } from '@portal/portal-client/react';
import type { ColumnOption, MoreAction } from '@portal/portal-widgets';

/** Shortcuts and search words of menu actions. */
const more: Readonly<Record<string, Pick<ScreenCommand, 'keys' | 'words'>>> = {
  find: { keys: ['F'], words: 'search selector filter' },
  csv: { words: 'export download file' },
  xlsx: { words: 'export download file excel spreadsheet' },
  pdf: { words: 'export download file' },
  text: { words: 'export clipboard' },
  print: { words: 'paper' },
  reload: { words: 'refresh' },
  copy: { words: 'reorder again duplicate repeat' },
  merge: { words: 'join combine' },
  cancel: { words: 'delete remove' },
  recycle: { words: 'recycle uncancel' },
};

const reason = (text: string | null | false): Pick<ScreenCommand, 'disabledReason'> =>
  text ? { disabledReason: text } : {};

export interface TitleFacts {
  readonly lockedReason: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly columns: readonly ColumnOption[];
  /** The order's menu: every action of it is also a command. */
  readonly actions: readonly MoreAction[];
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onRename: () => void;
  readonly onImport: () => void;
  readonly onColumn: (id: string, shown: boolean) => void;
  readonly onAction: (id: string) => void;
}

/** Actions of an order's title bar. */
export function titleCommands(facts: TitleFacts): readonly ScreenCommand[] {
  const { lockedReason, onAction } = facts;
  return [
    {
      id: 'undo',
      label: 'Undo',
      keys: ['Ctrl', 'Z'],
      run: facts.onUndo,
      ...reason(!facts.canUndo && 'Nothing to undo'),
    },
    {
      id: 'redo',
      label: 'Redo',
      keys: ['Ctrl', 'Y'],
      run: facts.onRedo,
      ...reason(!facts.canRedo && 'Nothing to redo'),
    },
    { id: 'rename', label: 'Rename this order', words: 'reference name', run: facts.onRename, ...reason(lockedReason) },
    {
      id: 'import',
      label: 'Import',
      words: 'paste list file spreadsheet',
      run: facts.onImport,
      ...reason(lockedReason),
    },
    {
      id: 'columns',
      label: 'Columns',
      words: 'show hide',
      choices: facts.columns.map(({ id, label, shown }) => ({
        id,
        label,
        checked: shown,
        run: () => facts.onColumn(id, !shown),
      })),
    },
    ...facts.actions.map(({ id, label, checked, disabledReason }) => ({
      id: `menu ${id}`,
      label,
      ...more[id],
      ...(checked === undefined ? {} : { checked }),
      ...(disabledReason === undefined ? {} : { disabledReason }),
      run: () => onAction(id),
    })),
  ];
}

export interface SideFacts {
  readonly state: 'open' | 'confirmed' | 'over';
  readonly confirmAllowed: boolean;
  readonly confirmReason: string;
  readonly lockedReason: string | null;
  readonly deliveryOptions: readonly { readonly code: string; readonly name: string }[];
  readonly deliveryOption: string;
  /** Number of the first line that blocks confirming, or null. */
  readonly firstLine: number | null;
  readonly onConfirm: () => void;
  readonly onUnconfirm: () => void;
  readonly onSubmit: () => void;
  readonly onDelivery: () => void;
  readonly onDeliveryOption: (code: string) => void;
  readonly onFirstLine: () => void;
  /** Opens the check before confirming; undefined if there is nothing to confirm. */
  readonly onCheck: (() => void) | undefined;
}

/** Actions of an order's side panel. */
export function sideCommands(facts: SideFacts): readonly ScreenCommand[] {
  const { state, lockedReason, firstLine } = facts;
  const first: readonly ScreenCommand[] =
    firstLine === null
      ? []
      : [
          {
            id: 'first',
            label: `Go to line ${firstLine}, which needs attention`,
            keys: ['N'],
            run: facts.onFirstLine,
          },
        ];
  const confirm: readonly ScreenCommand[] =
    state === 'over'
      ? []
      : state === 'confirmed'
        ? [
            { id: 'unconfirm', label: 'Unconfirm', words: 'take back edit change', run: facts.onUnconfirm },
            { id: 'submit', label: 'Submit now', words: 'send', run: facts.onSubmit },
          ]
        : [
            {
              id: 'confirm',
              label: 'Confirm order',
              keys: ['Ctrl', 'Enter'],
              run: facts.onConfirm,
              ...reason(!facts.confirmAllowed && (facts.confirmReason || 'The order can’t be confirmed yet.')),
            },
          ];
  const check: readonly ScreenCommand[] = facts.onCheck
    ? [{ id: 'check', label: 'Check the whole order', keys: ['C'], words: 'before confirming', run: facts.onCheck }]
    : [];
  return [
    ...confirm,
    ...check,
    ...first,
    {
      id: 'delivery option',
      label: 'Delivery option',
      words: 'freight carrier pick up',
      ...reason(lockedReason),
      choices: facts.deliveryOptions.map(({ code, name }) => ({
        id: code,
        label: name,
        checked: code === facts.deliveryOption,
        run: () => facts.onDeliveryOption(code),
      })),
    },
    {
      id: 'delivery',
      label: 'Delivery address and notes',
      words: 'ship to instructions',
      run: facts.onDelivery,
      ...reason(lockedReason),
    },
  ];
}
