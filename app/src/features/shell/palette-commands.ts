import type { PaletteCommand, PalettePage } from '@portal/design-system';
import {
  ClipboardList,
  FileText,
  History,
  House,
  Keyboard,
  Lightbulb,
  LogIn,
  LogOut,
  Maximize2,
  Palette,
  Pencil,
  Plus,
  Search,
  Settings,
  SlidersHorizontal,
  User,
  Zap,
} from '@portal/design-system/icons';
import type { CartSummary } from '@portal/domain/cart';
import { shortDate, wordFinder } from '@portal/domain/format';
import type { HistoryOrder } from '@portal/domain/history';
import { themeNames, widthLocks } from '@portal/domain/preference';
import type { ScreenCommand } from '@portal/portal-client/react';
import type { PaletteWork } from './palette-work.ts';

/** Maximum number of results of each kind. */
const most = 8;

function partCommands(
  work: PaletteWork,
  parts: Awaited<ReturnType<PaletteWork['findParts']>>,
): readonly PaletteCommand[] {
  return parts.map(({ stock_code, description }) => ({
    key: `part ${stock_code}`,
    label: stock_code,
    note: description,
    group: 'Parts',
    onSelect: () => work.go(`/search/${encodeURIComponent(stock_code)}`),
  }));
}

function orderCommands(work: PaletteWork, orders: readonly CartSummary[], typed: string): readonly PaletteCommand[] {
  const isFound = wordFinder(typed);
  return orders
    .filter((order) => isFound(`${order.prettyName} ${order.orderNum}`))
    .slice(0, most)
    .map((order) => ({
      key: `order ${order.orderNum}`,
      label: order.prettyName,
      note: order.prettyName.includes(order.orderNum) ? undefined : order.orderNum,
      icon: FileText,
      group: 'Open orders',
      onSelect: () => work.go(`/orders/${encodeURIComponent(order.orderNum)}`),
    }));
}

/** SESS-07: the user's other accounts, found by code, name or suburb. */
function accountCommands(work: PaletteWork, typed: string): readonly PaletteCommand[] {
  const isFound = wordFinder(typed);
  return work.accounts
    .filter(({ accode, name, suburb }) => isFound(`${accode} ${name} ${suburb}`))
    .slice(0, most)
    .map(({ accode, name, suburb }) => ({
      key: `account ${accode}`,
      label: name,
      note: [accode, suburb].filter(Boolean).join(', '),
      icon: User,
      group: 'Use the account',
      checked: accode === work.accode,
      onSelect: () => work.chooseAccount(accode),
    }));
}

/** HIST-02: invoiced orders, found by their number or the customer's. */
function pastCommands(work: PaletteWork, orders: readonly HistoryOrder[], typed: string): readonly PaletteCommand[] {
  const isFound = wordFinder(typed);
  return orders
    .filter(({ so_order_no, customer_reference }) => isFound(`${so_order_no} ${customer_reference}`))
    .slice(0, most)
    .map(({ so_order_no, customer_reference, so_order_date, accode }) => ({
      key: `past ${so_order_no}`,
      label: customer_reference || so_order_no,
      note: [customer_reference && so_order_no, shortDate(so_order_date)].filter(Boolean).join(', '),
      icon: History,
      group: 'Past orders',
      onSelect: () => {
        if (accode !== work.accode) work.chooseAccount(accode);
        const number = encodeURIComponent(so_order_no);
        // Found by its number in any year, and opened.
        work.go(`/orders/account/history?text=${number}&order=${number}`);
      },
    }));
}

/** Commands of the screen below. One that is unavailable stays in its place and says why. */
function screenCommand(work: PaletteWork, command: ScreenCommand, group?: string): PaletteCommand {
  const { id, label, keys, words, checked, disabledReason, choices, run } = command;
  return {
    key: `screen ${id}`,
    label,
    ...(group === undefined ? {} : { group }),
    ...(keys === undefined ? {} : { keys }),
    ...(words === undefined ? {} : { words }),
    ...(checked === undefined ? {} : { checked }),
    ...(disabledReason === undefined ? {} : { note: disabledReason }),
    ...(choices && disabledReason === undefined
      ? {
          page: {
            title: label,
            commands: choices.map((choice) => screenCommand(work, { ...choice, id: `${id} ${choice.id}` })),
          },
        }
      : { onSelect: disabledReason === undefined ? (run ?? (() => {})) : () => work.say(disabledReason) }),
  };
}

const partPage = (work: PaletteWork): PalettePage => ({
  title: 'Search for a part',
  placeholder: 'Code, size or words',
  nothing: 'Type a part’s code, size or description.',
  find: async (text) => {
    const needle = text.trim();
    if (needle === '') return [];
    const all: PaletteCommand = {
      key: 'all parts',
      label: `All parts that match “${needle}”`,
      icon: Search,
      onSelect: () => work.go(`/search/${encodeURIComponent(needle)}`),
    };
    return [...partCommands(work, await work.findParts(needle)), all];
  },
});

const themePage = (work: PaletteWork): PalettePage => ({
  title: 'Theme',
  placeholder: 'Choose a theme',
  commands: themeNames.map((name) => ({
    key: `theme ${name}`,
    label: name,
    checked: name === work.theme,
    onSelect: () => work.setTheme(name),
  })),
});

/** SHELL-10: the settings of the width lock. */
const widthPage = (work: PaletteWork): PalettePage => ({
  title: 'Page width',
  placeholder: 'Choose a maximum page width',
  commands: ([0, 1, 2, 3] as const).map((lock) => ({
    key: `width ${lock}`,
    label: lock === 0 ? 'Window width' : `At most ${widthLocks[lock].toLocaleString('en-AU')} px`,
    checked: lock === work.widthLock,
    onSelect: () => work.setWidthLock(lock),
  })),
});

/** Everything that the palette offers; once words are typed, also open orders and parts. */
export function palettePage(work: PaletteWork): PalettePage {
  const { go } = work;
  const to = (href: string) => () => go(href);
  const signedIn: readonly PaletteCommand[] = [
    {
      key: 'orders',
      label: 'Orders',
      group: 'Go to',
      icon: ClipboardList,
      words: 'list tabs',
      onSelect: to('/orders'),
    },
    { key: 'quote', label: 'Quick quote', group: 'Go to', icon: Zap, onSelect: to('/orders/quick_quote') },
    { key: 'quotes', label: 'Quotes', group: 'Go to', icon: FileText, onSelect: to('/orders/tabs/quotes') },
    { key: 'account', label: 'Account', group: 'Go to', icon: User, onSelect: to('/orders/account') },
    {
      key: 'preferences',
      label: 'Preferences',
      group: 'Go to',
      icon: Settings,
      words: 'settings',
      onSelect: to('/preferences'),
    },
    { key: 'new', label: 'New order', group: 'Do', icon: Plus, words: 'make create add', onSelect: to('/orders/new') },
  ];
  return {
    title: 'Commands',
    placeholder: work.signedIn ? 'A command, an order, an account or a part' : 'A command or a part',
    commands: [
      ...work.screen.map((command) => screenCommand(work, command, 'On this screen')),
      ...(work.signedIn ? signedIn : []),
      ...(work.editable === null
        ? []
        : [
            {
              key: 'edit page',
              label: `Edit the page ${work.editable}`,
              group: 'Do',
              icon: Pencil,
              words: 'hive builder change',
              onSelect: to(`/hive?uri=${encodeURIComponent(work.editable)}`),
            },
          ]),
      { key: 'home', label: 'Home', group: 'Go to', icon: House, onSelect: to('/home') },
      { key: 'part', label: 'Search for a part', group: 'Do', icon: Search, words: 'find code', page: partPage(work) },
      ...(work.signedIn
        ? [
            {
              key: 'theme',
              label: 'Theme',
              group: 'Look',
              icon: Palette,
              words: 'colours dark light',
              page: themePage(work),
            },
          ]
        : []),
      {
        key: 'width',
        label: 'Page width',
        group: 'Look',
        icon: Maximize2,
        words: 'lock wide narrow',
        page: widthPage(work),
      },
      {
        key: 'keys',
        label: 'Keyboard shortcuts',
        group: 'Help',
        icon: Keyboard,
        keys: ['?'],
        words: 'shortcuts',
        onSelect: work.showKeys,
      },
      ...(work.signedIn
        ? [
            {
              key: 'tour',
              label: 'Guided tour',
              group: 'Help',
              icon: Lightbulb,
              words: 'help show around start',
              onSelect: to('#tour'),
            },
          ]
        : []),
      ...(work.mayUseConsole
        ? [
            {
              key: 'console',
              label: 'Developer console',
              group: 'Help',
              icon: SlidersHorizontal,
              words: 'calls features session debug',
              onSelect: to('#console'),
            },
          ]
        : []),
      work.signedIn
        ? {
            key: 'out',
            label: 'Sign out',
            group: 'Session',
            icon: LogOut,
            words: 'log off leave',
            onSelect: to('/logout'),
          }
        : { key: 'in', label: 'Sign in', group: 'Session', icon: LogIn, words: 'log on', onSelect: to('/login') },
    ],
    find: async (text) => {
      const needle = text.trim();
      if (needle === '') return [];
      const [orders, parts, past] = await Promise.all([
        work.signedIn ? work.orders() : [],
        needle.length < 2 ? [] : work.findParts(needle),
        work.signedIn && needle.length > 2 ? work.pastOrders(needle) : [],
      ]);
      return [
        ...orderCommands(work, orders, needle),
        ...accountCommands(work, needle),
        ...partCommands(work, parts.slice(0, 5)),
        ...pastCommands(work, past, needle),
      ];
    },
    nothing: 'Nothing found. Try another word or a part code.',
  };
}
