import { CommandPalette } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { isStaff, mayUseConsole } from '@portal/domain/session';
import {
  readWidthLock,
  type ScreenCommand,
  screenCommands,
  storeWidthLock,
  useCallCache,
  usePortal,
  useSession,
  useStore,
} from '@portal/portal-client/react';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { useTheme } from '../../look/use-look.ts';
import { palettePage } from './palette-commands.ts';
import { recentCommands, rememberCommand } from './recent-commands.ts';

const hits = 8;

/** Ctrl+K: everything that can be gone to or done, by typing a few letters of it. */
export function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const portal = usePortal();
  const state = useSession();
  const signedIn = state.status === 'signed_in';
  const user = signedIn ? state.login.user_details : null;
  const selected = useStore(portal.selectedPage);
  // HIVE-15
  const editable = user && selected && isStaff(user, config.product) ? selected.uri_path : null;
  const navigate = useNavigate();
  const theme = useTheme();
  const [recent] = useState(recentCommands);
  const [screen, setScreen] = useState<readonly ScreenCommand[]>([]);
  useEffect(() => {
    let left = false;
    void screenCommands().then((commands) => !left && setScreen(commands));
    return () => {
      left = true;
    };
  }, []);
  const cache = useCallCache();
  // The open orders of the user over all accounts, loaded once with each opening of the palette.
  const orders = useMemo(() => {
    let loaded: Promise<readonly CartSummary[]> | null = null;
    return () => {
      loaded ??= cache.load('get-open-carts', {}).then(
        ({ carts }) => carts,
        () => [],
      );
      return loaded;
    };
  }, [cache]);
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
        screen,
        say: (text) => portal.messages.show(text),
        findParts: async (text) => {
          const { catalogue } = portal;
          // The palette may be quicker than the stock list.
          if (catalogue.getStatus().parts === 0) await catalogue.load();
          return (await catalogue.search(text, hits)) ?? [];
        },
        orders,
      }),
    [signedIn, user, editable, theme, navigate, portal, onKeys, orders, screen],
  );
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      page={page}
      recent={recent}
      onChoose={rememberCommand}
    />
  );
}
