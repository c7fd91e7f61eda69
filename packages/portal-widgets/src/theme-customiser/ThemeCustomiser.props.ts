import type { Draft } from '@portal/design-system/theme-editing';

export interface ThemeCustomiserProps {
  /** The theme in the making. Whoever holds it shows it on the page as it changes (THEME-03). */
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** The theme as a text, to be saved as a file. */
  readonly onExport: (text: string) => void;
}
