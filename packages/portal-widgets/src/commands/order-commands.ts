import type { ScreenCommand } from '@portal/domain/screen-command';
import { orderCommandsMessages } from '../messages/order-commands.ts';
import type { ColumnOption, MoreAction } from '../order-title/OrderTitle.props.ts';

/** Shortcuts and search words of menu actions. */
const more: Readonly<Record<string, Pick<ScreenCommand, 'keys' | 'words'>>> = {
  find: { keys: ['F'], words: orderCommandsMessages.words.find },
  csv: { words: orderCommandsMessages.words.csv },
  xlsx: { words: orderCommandsMessages.words.xlsx },
  pdf: { words: orderCommandsMessages.words.pdf },
  text: { words: orderCommandsMessages.words.text },
  print: { words: orderCommandsMessages.words.print },
  reload: { words: orderCommandsMessages.words.reload },
  copy: { words: orderCommandsMessages.words.copy },
  merge: { words: orderCommandsMessages.words.merge },
  cancel: { words: orderCommandsMessages.words.cancel },
  recycle: { words: orderCommandsMessages.words.recycle },
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
      label: orderCommandsMessages.undo,
      keys: ['Ctrl', 'Z'],
      run: facts.onUndo,
      ...reason(!facts.canUndo && orderCommandsMessages.nothingToUndo),
    },
    {
      id: 'redo',
      label: orderCommandsMessages.redo,
      keys: ['Ctrl', 'Y'],
      run: facts.onRedo,
      ...reason(!facts.canRedo && orderCommandsMessages.nothingToRedo),
    },
    {
      id: 'rename',
      label: orderCommandsMessages.rename,
      words: orderCommandsMessages.words.rename,
      run: facts.onRename,
      ...reason(lockedReason),
    },
    {
      id: 'import',
      label: orderCommandsMessages.import,
      words: orderCommandsMessages.words.import,
      run: facts.onImport,
      ...reason(lockedReason),
    },
    {
      id: 'columns',
      label: orderCommandsMessages.columns,
      words: orderCommandsMessages.words.columns,
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
            label: orderCommandsMessages.goToLine(firstLine),
            keys: ['N'],
            run: facts.onFirstLine,
          },
        ];
  const confirm: readonly ScreenCommand[] =
    state === 'over'
      ? []
      : state === 'confirmed'
        ? [
            {
              id: 'unconfirm',
              label: orderCommandsMessages.unconfirm,
              words: orderCommandsMessages.words.unconfirm,
              run: facts.onUnconfirm,
            },
            {
              id: 'submit',
              label: orderCommandsMessages.submit,
              words: orderCommandsMessages.words.submit,
              run: facts.onSubmit,
            },
          ]
        : [
            {
              id: 'confirm',
              label: orderCommandsMessages.confirm,
              keys: ['Ctrl', 'Enter'],
              run: facts.onConfirm,
              ...reason(!facts.confirmAllowed && (facts.confirmReason || orderCommandsMessages.notConfirmable)),
            },
          ];
  const check: readonly ScreenCommand[] = facts.onCheck
    ? [
        {
          id: 'check',
          label: orderCommandsMessages.check,
          keys: ['C'],
          words: orderCommandsMessages.words.check,
          run: facts.onCheck,
        },
      ]
    : [];
  return [
    ...confirm,
    ...check,
    ...first,
    {
      id: 'delivery option',
      label: orderCommandsMessages.deliveryOption,
      words: orderCommandsMessages.words.deliveryOption,
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
      label: orderCommandsMessages.delivery,
      words: orderCommandsMessages.words.delivery,
      run: facts.onDelivery,
      ...reason(lockedReason),
    },
  ];
}
