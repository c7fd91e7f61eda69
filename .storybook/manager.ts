import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookLook } from './apply-theme.ts';

addons.setConfig({ theme: storybookLook('standard', 'frame') });

// The manager frame uses the theme of the stories.
addons.register('portal/look', (api) => {
  const follow = ({ globals }: { globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions({ theme: storybookLook(globals.theme, 'frame') });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
