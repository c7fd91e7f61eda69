import { Button, Heading } from '@portal/design-system';
import { Search } from '@portal/design-system/icons';
import { jointFigure } from '@portal/domain/drawing';
import { type FormEvent, useId } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { commonMessages } from '../messages/common.ts';
import { homePageMessages } from '../messages/home-page.ts';
import { LineDrawing } from '../part-drawing/LineDrawing.tsx';
import * as css from './HomeHero.css.ts';

const messages = homePageMessages.hero;

export interface HomeHeroProps {
  /** Number of parts in the stock list; 0 while unknown. */
  readonly parts: number;
  /** Searches for the typed text; empty text opens the search page. */
  readonly onSearch: (text: string) => void;
}

/** NAV-01: the hero of the public home page, with a search field and a drawing of a bolted joint. */
export function HomeHero({ parts, onSearch }: HomeHeroProps) {
  const field = useId();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('needle') ?? '').trim());
  };

  return (
    <section className={css.hero}>
      <div className={css.inside}>
        <div>
          <Heading level={1} size="hero">
            {messages.title}
          </Heading>
          <p className={css.lead}>{messages.lead(parts > 0 ? parts.toLocaleString('en-AU') : null)}</p>
          <search>
            <form action="/search" className={css.search} onSubmit={find}>
              <Search size={16} aria-hidden />
              <label htmlFor={field} className={css.label}>
                {messages.search}
              </label>
              <input
                id={field}
                name="needle"
                className={css.field}
                placeholder={messages.searchExample}
                autoComplete="off"
              />
              <Button kind="filled" type="submit">
                {commonMessages.findParts}
              </Button>
            </form>
          </search>
          <p className={css.examples}>
            {messages.tryThese}
            {messages.examples.map((text) => (
              <AppLink key={text} className={css.example} to={`/search/${encodeURIComponent(text)}`}>
                {text}
              </AppLink>
            ))}
          </p>
        </div>
        <figure className={css.joint}>
          <LineDrawing
            figure={jointFigure()}
            width={782}
            height={326}
            left={73}
            axis={160}
            onDark
            label={messages.joint}
          />
          <ol className={css.legend}>
            {messages.legend.map(({ name, detail }, index) => (
              <li key={name}>
                <span className={css.legendNumber}>{index + 1}</span>
                <b className={css.legendName}>{name}</b>
                <span className={css.legendDetail}>{detail}</span>
              </li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  );
}
