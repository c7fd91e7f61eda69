import { CommandPalette } from '@portal/design-system';
import type { ScreenCommand } from '@portal/domain/screen-command';
import { isStaff, mayUseConsole } from '@portal/domain/session';
import {
  createStoredStore,
  readWidthLock,
  screenCommands,
  storeWidthLock,
  useCallCache,
  usePortal,
  useSession,
  useStore,
} from '@portal/portal-client/react';
import { palettePage } from '@portal/portal-widgets';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { useTheme } from '../../look/use-look.ts';

const hits = 8;

/** Recently chosen commands that the palette lists first. */
const mostRecent = 4;

/** Keys of recently chosen commands on this device, latest first. */
const recentCommands = createStoredStore<readonly string[]>('portal.palette', (stored) =>
  Array.isArray(stored) ? stored.map(String).slice(0, mostRecent) : [],
);
const rememberCommand = (key: string) =>
  recentCommands.set([key, ...recentCommands.get().filter((each) => each !== key)].slice(0, mostRecent));

interface PaletteProps {
  onClose: () => void;
  onKeys: () => void;
  /** Keys typed since Ctrl+K. */
  earlyKeys: () => readonly string[];
}

/** Loads a list on first use; empty if that fails. */
function loadOnce<Item>(load: () => Promise<readonly Item[]>): () => Promise<readonly Item[]> {
  let loaded: Promise<readonly Item[]> | null = null;
  return () => {
    loaded ??= load().catch(() => []);
    return loaded;
  };
}

/** Milliseconds that the other commands wait for the server's results. */
const longestWait = 1_500;

/** The loaded value, or the fallback if loading fails or takes too long, such as offline. */
function soon<Found>(work: Promise<Found>, otherwise: Found): Promise<Found> {
  const late = new Promise<Found>((resolve) => setTimeout(resolve, longestWait, otherwise));
  return Promise.race([work.catch(() => otherwise), late]);
}

/** Ctrl+K: every place and action of the portal, found by typing. */
export function Palette({ onClose, onKeys, earlyKeys }: PaletteProps) {
  const portal = usePortal();
  const state = useSession();
  const signedIn = state.status === 'signed_in';
  const user = signedIn ? state.login.user_details : null;
  const selected = useStore(portal.selectedPage);
  // HIVE-15: staff can open the page that they are viewing in the page builder.
  const editable = user && selected && isStaff(user, config.product) ? selected.uri_path : null;
  const navigate = useNavigate();
  const theme = useTheme();
  const [recent] = useState(recentCommands.get);
  /** Null until the screen has registered its commands; before that, typing could find the wrong command. */
  const [screen, setScreen] = useState<readonly ScreenCommand[] | null>(null);
  useEffect(() => {
    let left = false;
    screenCommands().then(
      (commands) => !left && setScreen(commands),
      () => !left && setScreen([]),
    );
    return () => {
      left = true;
    };
  }, []);
  const cache = useCallCache();
  // Only a user with an account, unlike staff, has orders; the server refuses to list any to others.
  const hasOrders = (user?.authorised_accodes ?? []).length > 0;
  // The user's orders of all accounts, loaded each time the palette opens.
  const { orders, pastOrders } = useMemo(
    () => ({
      orders: loadOnce(async () => (hasOrders ? (await cache.load('get-open-carts', {})).carts : [])),
      // Searched on the server: this browser holds at most one year of them.
      pastOrders: async (text: string) => {
        if (!hasOrders) return [];
        const found = cache.load('get-order-history/invoiced', { text: text.slice(0, 100) });
        return soon(
          found.then(({ orders }) => orders),
          [],
        );
      },
    }),
    [cache, hasOrders],
  );
  const accode = signedIn ? state.accode : null;
  const page = useMemo(
    () =>
      palettePage({
        signedIn,
        editable,
        mayUseConsole: mayUseConsole(user, window.location.hostname, config.product),
        theme,
        widthLock: readWidthLock(),
        go: (href) => navigate(href),
        setTheme: (name) => portal.preferences.change('colour_theme', name),
        setWidthLock: storeWidthLock,
        showKeys: onKeys,
        screen: screen ?? [],
        accounts: user?.authorised_accodes ?? [],
        accode,
        chooseAccount: (chosen) => portal.session.chooseAccount(chosen),
        pastOrders,
        say: (text) => portal.messages.show(text),
        findParts: async (text) => {
          const { catalogue } = portal;
          // The palette may open before the stock list has loaded.
          if (catalogue.getStatus().parts === 0) await catalogue.load();
          return (await catalogue.search(text, hits)) ?? [];
        },
        orders,
      }),
    [signedIn, user, accode, editable, theme, navigate, portal, onKeys, orders, pastOrders, screen],
  );
  if (screen === null) return null;
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      page={page}
      recent={recent}
      onChoose={rememberCommand}
      earlyKeys={earlyKeys}
    />
  );
}
