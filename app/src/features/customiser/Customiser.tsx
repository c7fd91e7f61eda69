import { Drawer, readOwnLook, storeOwnLook, type ThemeKey } from '@portal/design-system';
import {
  cssValues,
  type Draft,
  draftOf,
  importTheme,
  type OwnTheme,
  startFrom,
} from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';
import { saveFile, usePortal } from '@portal/portal-client/react';
import { ThemeCustomiser } from '@portal/portal-widgets';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { themeKeyOf, useTheme } from '../../look/use-look.ts';
import { customiserMessages } from '../../messages/customiser.ts';

/** The user's own theme of this device, validated like an imported one; starts from the current theme if there is none (THEME-03). */
function ownTheme(current: ThemeKey): OwnTheme {
  const stored = readOwnLook();
  if (stored) {
    const { values: tokens, ...rest } = stored;
    const read = importTheme(
      JSON.stringify({ ...rest, format: 'portal-theme', version: 1, tokens }),
      (key) => themes[key],
    );
    if ('theme' in read) return read.theme;
  }
  return startFrom(current, themes[current]);
}

/** Applies the theme and stores it on this device (THEME-01). Returns false if the browser refuses to store it. */
const storeOwnTheme = ({ base, scheme, tokens }: OwnTheme): boolean =>
  storeOwnLook({ base, scheme, values: cssValues(tokens) });

/** THEME-03: the theme customiser, with live preview. While it is open, the Custom theme applies. */
export function Customiser() {
  const { preferences } = usePortal();
  const theme = useTheme();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [opened] = useState(() => draftOf(ownTheme(themeKeyOf(theme))));
  const [draft, setDraft] = useState(opened);
  const [isStored, setIsStored] = useState(true);

  // Once, on opening: the current theme is stored as Custom before Custom is applied, so that nothing changes visibly.
  useEffect(() => {
    setIsStored(storeOwnTheme(opened.theme));
    preferences.change('colour_theme', 'Custom');
  }, [opened, preferences]);

  const change = (next: Draft) => {
    setDraft(next);
    if (next.theme !== draft.theme) setIsStored(storeOwnTheme(next.theme));
  };
  return (
    <Drawer
      beside
      open
      onOpenChange={() => navigate({ pathname, search }, { replace: true })}
      title={customiserMessages.title}
      description={isStored ? customiserMessages.stored : customiserMessages.notStored}
    >
      <ThemeCustomiser
        draft={draft}
        onChange={change}
        onExport={(text) =>
          saveFile(`theme-from-${draft.theme.base}.json`, new Blob([text], { type: 'application/json' }))
        }
      />
    </Drawer>
  );
}
