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
import type { ScreenCommand } from '@portal/domain/screen-command';
import { paletteMessages } from '../messages/palette.ts';
import type { PaletteWork } from './palette-work.ts';

const { commands, groups } = paletteMessages;
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
    group: groups.parts,
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
      group: groups.openOrders,
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
      group: groups.accounts,
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
      group: groups.pastOrders,
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
  title: paletteMessages.part.title,
  placeholder: paletteMessages.part.placeholder,
  nothing: paletteMessages.part.nothing,
  find: async (text) => {
    const needle = text.trim();
    if (needle === '') return [];
    const all: PaletteCommand = {
      key: 'all parts',
      label: paletteMessages.part.all(needle),
      icon: Search,
      onSelect: () => work.go(`/search/${encodeURIComponent(needle)}`),
    };
    return [...partCommands(work, await work.findParts(needle)), all];
  },
});

const themePage = (work: PaletteWork): PalettePage => ({
  title: paletteMessages.theme.title,
  placeholder: paletteMessages.theme.placeholder,
  commands: themeNames.map((name) => ({
    key: `theme ${name}`,
    label: name,
    checked: name === work.theme,
    onSelect: () => work.setTheme(name),
  })),
});

/** SHELL-10: the settings of the width lock. */
const widthPage = (work: PaletteWork): PalettePage => ({
  title: paletteMessages.width.title,
  placeholder: paletteMessages.width.placeholder,
  commands: ([0, 1, 2, 3] as const).map((lock) => ({
    key: `width ${lock}`,
    label:
      lock === 0
        ? paletteMessages.width.window
        : paletteMessages.width.atMost(widthLocks[lock].toLocaleString('en-AU')),
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
      ...commands.orders,
      group: groups.goTo,
      icon: ClipboardList,
      onSelect: to('/orders'),
    },
    { key: 'quote', ...commands.quickQuote, group: groups.goTo, icon: Zap, onSelect: to('/orders/quick_quote') },
    { key: 'quotes', ...commands.quotes, group: groups.goTo, icon: FileText, onSelect: to('/orders/tabs/quotes') },
    { key: 'account', ...commands.account, group: groups.goTo, icon: User, onSelect: to('/orders/account') },
    {
      key: 'preferences',
      ...commands.preferences,
      group: groups.goTo,
      icon: Settings,
      onSelect: to('/preferences'),
    },
    { key: 'new', ...commands.newOrder, group: groups.do, icon: Plus, onSelect: to('/orders/new') },
  ];
  return {
    title: paletteMessages.title,
    placeholder: work.signedIn ? paletteMessages.placeholder : paletteMessages.visitorPlaceholder,
    commands: [
      ...work.screen.map((command) => screenCommand(work, command, groups.screen)),
      ...(work.signedIn ? signedIn : []),
      ...(work.editable === null
        ? []
        : [
            {
              key: 'edit page',
              label: commands.editPage.label(work.editable),
              words: commands.editPage.words,
              group: groups.do,
              icon: Pencil,
              onSelect: to(`/hive?uri=${encodeURIComponent(work.editable)}&draft=edit`),
            },
          ]),
      { key: 'home', ...commands.home, group: groups.goTo, icon: House, onSelect: to('/home') },
      { key: 'part', ...commands.searchPart, group: groups.do, icon: Search, page: partPage(work) },
      ...(work.signedIn
        ? [
            {
              key: 'theme',
              ...commands.theme,
              group: groups.look,
              icon: Palette,
              page: themePage(work),
            },
          ]
        : []),
      {
        key: 'width',
        ...commands.width,
        group: groups.look,
        icon: Maximize2,
        page: widthPage(work),
      },
      {
        key: 'keys',
        ...commands.shortcuts,
        group: groups.help,
        icon: Keyboard,
        keys: ['?'],
        onSelect: work.showKeys,
      },
      ...(work.signedIn
        ? [
            {
              key: 'tour',
              ...commands.tour,
              group: groups.help,
              icon: Lightbulb,
              onSelect: to('#tour'),
            },
          ]
        : []),
      ...(work.mayUseConsole
        ? [
            {
              key: 'console',
              ...commands.console,
              group: groups.help,
              icon: SlidersHorizontal,
              onSelect: to('#console'),
            },
          ]
        : []),
      work.signedIn
        ? {
            key: 'out',
            ...commands.signOut,
            group: groups.session,
            icon: LogOut,
            onSelect: to('/logout'),
          }
        : { key: 'in', ...commands.signIn, group: groups.session, icon: LogIn, onSelect: to('/login') },
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
    nothing: paletteMessages.nothing,
  };
}
