import type { CartSummary } from '@portal/domain/cart';
import type { HistoryOrder } from '@portal/domain/history';
import type { WidthLock } from '@portal/domain/preference';
import type { ScreenCommand } from '@portal/domain/screen-command';
import type { AuthorisedAccount } from '@portal/domain/session';

/** What the commands act on. */
export interface PaletteWork {
  readonly signedIn: boolean;
  /** Address of the selected hive page for users who may edit it, otherwise null. */
  readonly editable: string | null;
  /** SHELL-05 */
  readonly mayUseConsole: boolean;
  readonly theme: string;
  readonly widthLock: WidthLock;
  readonly go: (href: string) => void;
  readonly setTheme: (name: string) => void;
  readonly setWidthLock: (lock: WidthLock) => void;
  readonly showKeys: () => void;
  /** Commands of the screen below. */
  readonly screen: readonly ScreenCommand[];
  readonly say: (text: string) => void;
  readonly findParts: (
    text: string,
  ) => Promise<readonly { readonly stock_code: string; readonly description: string }[]>;
  readonly orders: () => Promise<readonly CartSummary[]>;
  /** Invoiced orders of all accounts and years that match these words, newest first. */
  readonly pastOrders: (text: string) => Promise<readonly HistoryOrder[]>;
  readonly accounts: readonly AuthorisedAccount[];
  /** The current account. */
  readonly accode: string | null;
  readonly chooseAccount: (accode: string) => void;
}
