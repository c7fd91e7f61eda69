import { Button, EmptyState, ErrorState, Heading, Skeleton, Stack, TextField } from '@portal/design-system';
import { matchReasons, type SearchHit } from '@portal/domain/catalogue';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePortal } from '../../portal/portal.ts';
import { useSearch } from './data/use-search.ts';
import { Marked } from './Marked.tsx';
import * as css from './SearchScreen.css.ts';

function Hit({ hit }: { hit: SearchHit }) {
  const { catalogue } = usePortal();
  const facts = catalogue.facts(hit.stock_code);
  return (
    <li className={css.hit}>
      <b className={css.code}>
        <Marked text={hit.stock_code} ranges={hit.codeRanges} />
      </b>
      <span>
        <Marked text={hit.description} ranges={hit.descriptionRanges} />
        {hit.matchedAltStockCode ? (
          <span className={css.why}>
            {' '}
            {matchReasons[hit.reason]} {hit.matchedAltStockCode}
          </span>
        ) : null}
      </span>
      <span className={css.pack}>{facts ? `Pack ${facts.pack_quantity.toLocaleString('en-AU')}` : ''}</span>
    </li>
  );
}

/** NAV-05: results of a search over the stock list. */
export function SearchScreen() {
  const { needle = '' } = useParams();
  const { catalogue } = usePortal();
  const navigate = useNavigate();
  const [text, setText] = useState(needle);
  const search = useSearch(needle);
  const hits = search.state === 'ready' ? search.hits : null;

  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {needle === '' ? 'Search parts' : `Parts for “${needle}”`}
      </Heading>
      <search>
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(text.trim() === '' ? '/search' : `/search/${encodeURIComponent(text.trim())}`);
          }}
        >
          <TextField label="Code, size or words" value={text} onValueChange={setText} type="search" />
          <Button kind="filled" type="submit">
            Find parts
          </Button>
        </form>
      </search>
      <p className={css.count} role="status">
        {hits && needle !== ''
          ? `${hits.length === 200 ? 'The first 200' : hits.length} ${hits.length === 1 ? 'part' : 'parts'}`
          : ''}
      </p>
      {search.state === 'failed' ? (
        <ErrorState title="The list of parts did not arrive." onRetry={() => void catalogue.load()} />
      ) : needle === '' ? null : hits === null ? (
        <Stack gap={3}>
          <Skeleton width="full" />
          <Skeleton width="full" />
        </Stack>
      ) : hits.length === 0 ? (
        <EmptyState title="Nothing has all of these words.">
          <p>Try fewer words, a size such as M12, or the beginning of a code.</p>
        </EmptyState>
      ) : (
        <ul className={css.hits}>
          {hits.map((hit) => (
            <Hit key={hit.stock_code} hit={hit} />
          ))}
        </ul>
      )}
    </main>
  );
}
