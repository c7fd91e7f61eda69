import { themeTitles } from '@portal/design-system/themes';
import { themeNames } from '@portal/domain/preference';
import { expect, test } from 'vitest';

// Two lists, because neither package may import the other: the server validates the preference without the design system.
test('THEME-01 the preference offers the themes of the design system, in their order', () => {
  expect(themeNames).toEqual(Object.values(themeTitles));
});
