import type { Draft } from '@portal/design-system/theme-editing';

export interface ThemeCustomiserProps {
  /** The theme being edited. The owner applies it to the page as it changes (THEME-03). */
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
  /** Receives the theme as text, to save as a file. */
  readonly onExport: (text: string) => void;
}
