import { Drawer } from '@portal/design-system';
import { type Draft, draftOf } from '@portal/design-system/theme-editing';
import { saveFile, usePortal } from '@portal/portal-client/react';
import { ThemeCustomiser } from '@portal/portal-widgets';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { themeKeyOf, useTheme } from '../../look/use-look.ts';
import { keepOwnTheme, ownTheme } from './own-theme.ts';

/** THEME-03: the customiser beside the screen that wears what it makes. Open, the Custom theme is the one in use. */
export function Customiser() {
  const { preferences } = usePortal();
  const theme = useTheme();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [draft, setDraft] = useState(() => draftOf(ownTheme(themeKeyOf(theme))));
  const [kept, setKept] = useState(true);

  // Once, on opening: the theme it starts from is kept before Custom is put on, so that nothing changes to the eye.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there on opening
  useEffect(() => {
    setKept(keepOwnTheme(draft.theme));
    preferences.change('colour_theme', 'Custom');
  }, []);

  const change = (next: Draft) => {
    setDraft(next);
    if (next.theme !== draft.theme) setKept(keepOwnTheme(next.theme));
  };
  return (
    <Drawer
      beside
      open
      onOpenChange={() => navigate({ pathname, search }, { replace: true })}
      title="Customise theme"
      description={
        kept
          ? 'Your Custom theme, kept on this device. It shows as you change it.'
          : 'This browser refuses to keep the theme: it is lost when the page closes. Export it.'
      }
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
