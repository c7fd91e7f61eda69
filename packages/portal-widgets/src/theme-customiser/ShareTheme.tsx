import { Button, TextArea } from '@portal/design-system';
import { type Draft, exchangeLimit, exportTheme, importTheme, withTheme } from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';
import { useId, useRef, useState } from 'react';
import { themeCustomiserMessages as messages } from '../messages/theme-customiser.ts';
import * as css from './ThemeCustomiser.css.ts';
import type { ThemeCustomiserProps } from './ThemeCustomiser.props.ts';

const { share } = messages;
const shownErrors = 6;

type Said = { readonly errors: readonly string[] } | { readonly done: string } | null;

function read(draft: Draft, text: string): { next: Draft | null; said: Said } {
  const found = importTheme(text, (key) => themes[key]);
  if ('errors' in found) return { next: null, said: { errors: found.errors } };
  const { theme, missing } = found;
  const done = missing > 0 ? share.importedWithMissing(missing, themes[theme.base].name) : share.imported;
  return { next: withTheme(draft, theme), said: { done } };
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
          {share.title}
        </h3>
        <span className={css.verdict}>
          <Button onClick={() => onExport(exportTheme(draft.theme))}>{share.export}</Button>
          <Button onClick={() => picker.current?.click()}>{share.importFile}</Button>
          <input
            ref={picker}
            type="file"
            accept="application/json,.json"
            aria-label={share.file}
            tabIndex={-1}
            className={css.file}
            onChange={(event) => {
              void takeFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </span>
      </div>
      <TextArea label={share.paste} rows={3} value={pasted} spellCheck={false} onValueChange={setPasted} />
      <div className={css.head}>
        <div role="status">
          {said && 'done' in said ? said.done : null}
          {said && 'errors' in said ? (
            <ul className={css.errors}>
              {said.errors.slice(0, shownErrors).map((error) => (
                <li key={error}>{error}</li>
              ))}
              {said.errors.length > shownErrors ? <li>{messages.more(said.errors.length - shownErrors)}</li> : null}
            </ul>
          ) : null}
        </div>
        <Button onClick={() => take(pasted)}>{share.use}</Button>
      </div>
    </section>
  );
}
