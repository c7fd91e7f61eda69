import { Button, Heading, Inline, TextArea, TextField } from '@portal/design-system';
import { type HivePage, pageLabel, pathAtWidth } from '@portal/domain/hive';
import { useState } from 'react';
import type { PageActions } from '../data/use-pages.ts';
import { useResources } from '../data/use-resources.ts';
import { LibraryField } from '../media/LibraryField.tsx';
import { searchAppearanceMessages as messages } from '../messages/search-appearance.ts';
import { section } from './PagesPanel.css.ts';
import * as css from './SearchAppearance.css.ts';

export interface SearchAppearanceProps {
  page: HivePage;
  /** Revision of the page as shown. */
  revision: number;
  pageActions: PageActions;
  /** Reports the new revision. */
  whenSaved: (revision: number) => void;
  readOnly: boolean;
  /** Shown before the page's path; the host of this site if absent. */
  host?: string;
}

/** Characters that search engines show. */
const shown = { title: 60, description: 160 } as const;

const settingsOf = ({ uri_settings, uri_path }: HivePage) => {
  const settings = uri_settings.find(({ uri }) => uri === uri_path)?.settings ?? {};
  const words = (name: string) => (typeof settings[name] === 'string' ? settings[name] : '');
  return { title: words('title'), description: words('description'), image: words('image') };
};

const shortened = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text);

/** The path of a picture that is given by its path or its number. */
function usePicture(image: string): string | null {
  const resources = useResources()?.resources ?? [];
  if (image.startsWith('/')) return image;
  const found = resources.find((each) => each.resource_id === image);
  return found ? (found.picture ? pathAtWidth(found.path, found.picture, 640) : found.path) : null;
}

/** HIVE-17: how search engines and messengers show a page; where nothing is written, what its content says. */
export function SearchAppearance(props: SearchAppearanceProps) {
  const { page, revision, pageActions, whenSaved, readOnly, host = location.host } = props;
  const [form, setForm] = useState(settingsOf(page));
  const [result, setResult] = useState<{ readonly problem: string | null } | null>(null);
  const change = (more: Partial<typeof form>) => {
    setForm((before) => ({ ...before, ...more }));
    setResult(null);
  };
  const picture = usePicture(form.image.trim());
  const title = form.title.trim() || pageLabel(page);
  const description = form.description.trim() || messages.fromContent;
  const save = async () => {
    const written = (text: string) => (text.trim() === '' ? null : text.trim());
    const saved = await pageActions.updateUri(page.page_id, revision, page.uri_path, {
      title: written(form.title),
      description: written(form.description),
      image: written(form.image),
    });
    if (saved.ok) whenSaved(saved.data.revision);
    setResult({ problem: saved.ok ? null : saved.error.message });
  };
  return (
    <section className={section} aria-label={messages.title}>
      <Heading level={3}>{messages.title}</Heading>
      <figure className={css.preview} aria-label={messages.preview}>
        {picture === null ? null : <img src={picture} alt="" className={css.picture} />}
        <figcaption className={css.words}>
          <span className={css.address}>{`${host}${page.uri_path}`}</span>
          <span className={css.name}>{shortened(title, shown.title)}</span>
          <span className={css.text}>{shortened(description, shown.description)}</span>
        </figcaption>
      </figure>
      <TextField
        label={messages.name}
        hint={messages.nameHint(shown.title)}
        value={form.title}
        onValueChange={(text) => change({ title: text })}
        maxLength={200}
        readOnly={readOnly}
        autoComplete="off"
      />
      <TextArea
        label={messages.description}
        hint={messages.descriptionHint(shown.description)}
        value={form.description}
        onValueChange={(text) => change({ description: text })}
        rows={3}
        most={500}
        readOnly={readOnly}
      />
      <LibraryField
        label={messages.picture}
        purpose="picture"
        value={form.image}
        readOnly={readOnly}
        onValueChange={(image) => change({ image })}
      >
        <TextField
          label={messages.picture}
          hint={messages.pictureHint}
          value={form.image}
          onValueChange={(image) => change({ image })}
          error={result?.problem ?? undefined}
          readOnly={readOnly}
          autoComplete="off"
        />
      </LibraryField>
      <Inline gap={3} wrap>
        {readOnly ? null : (
          <Button size="s" onClick={() => void save()}>
            {messages.save}
          </Button>
        )}
        <span role="status" className={css.address}>
          {result && result.problem === null ? messages.saved : ''}
        </span>
      </Inline>
    </section>
  );
}
