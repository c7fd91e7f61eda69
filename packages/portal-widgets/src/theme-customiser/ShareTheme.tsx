import { Button, TextArea } from '@portal/design-system';
import { type Draft, exchangeLimit, exportTheme, importTheme, withTheme } from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';
import { useId, useRef, useState } from 'react';
import * as css from './ThemeCustomiser.css.ts';
import type { ThemeCustomiserProps } from './ThemeCustomiser.props.ts';

const shownErrors = 6;

type Said = { readonly errors: readonly string[] } | { readonly done: string } | null;

function read(draft: Draft, text: string): { next: Draft | null; said: Said } {
  const found = importTheme(text, (key) => themes[key]);
  if ('errors' in found) return { next: null, said: { errors: found.errors } };
  const { theme, missing } = found;
  const from = missing > 0 ? ` ${missing} missing roles were taken from ${themes[theme.base].name}.` : '';
  return { next: withTheme(draft, theme), said: { done: `Theme imported.${from}` } };
}

/** Exports and imports the theme as a file or text (THEME-03). */
export function ShareTheme({ draft, onChange, onExport }: ThemeCustomiserProps) {
  const [pasted, setPasted] = useState('');
  const [said, setSaid] = useState<Said>(null);
  const picker = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (text: string) => {
    const { next, said: words } = read(draft, text);
    setSaid(words);
    if (!next) return;
    setPasted('');
    onChange(next);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    // A file far too large to be a theme is not read.
    take(file.size > 4 * exchangeLimit ? ' '.repeat(exchangeLimit + 1).concat('{') : await file.text());
  };
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          Export and import
        </h3>
        <span className={css.verdict}>
          <Button onClick={() => onExport(exportTheme(draft.theme))}>Export</Button>
          <Button onClick={() => picker.current?.click()}>Import a file</Button>
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            aria-label="Theme file"
            tabIndex={-1}
            className={css.file}
            onChange={(event) => {
              void takeFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </span>
      </div>
      <TextArea
        label="Or paste an exported theme"
        rows={3}
        value={pasted}
        spellCheck={false}
        onValueChange={setPasted}
      />
      <div className={css.head}>
        <div role="status">
          {said && 'done' in said ? said.done : null}
          {said && 'errors' in said ? (
            <ul className={css.errors}>
              {said.errors.slice(0, shownErrors).map((error) => (
                <li key={error}>{error}</li>
              ))}
              {said.errors.length > shownErrors ? <li>And {said.errors.length - shownErrors} more.</li> : null}
            </ul>
          ) : null}
        </div>
        <Button onClick={() => take(pasted)}>Use it</Button>
      </div>
    </section>
  );
}
