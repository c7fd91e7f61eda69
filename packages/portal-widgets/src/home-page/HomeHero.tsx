import { Button, Heading } from '@portal/design-system';
import { Search } from '@portal/design-system/icons';
import { jointFigure } from '@portal/domain/drawing';
import { type FormEvent, useId } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { LineDrawing } from '../part-drawing/LineDrawing.tsx';
import * as css from './HomeHero.css.ts';

const examples = ['M16 × 80 8.8 galv', 'nyloc M10', 'csk M6'];
const legend = [
  ['Hex bolt', 'ISO 4014, M16 × 60'],
  ['Flat washer', 'ISO 7089, M16'],
  ['Plate', '12 mm, in section'],
  ['Hex nut', 'ISO 4032, M16'],
] as const;

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
            Fasteners to the drawing, on site tomorrow.
          </Heading>
          <p className={css.lead}>
            {parts > 0 ? `${parts.toLocaleString('en-AU')} parts, each` : 'Every part'} with its dimensions, its stock
            in every warehouse and your contract price beside it.
          </p>
          <search>
            <form action="/search" className={css.search} onSubmit={find}>
              <Search size={16} aria-hidden />
              <label htmlFor={field} className={css.label}>
                Code, size or words
              </label>
              <input id={field} name="needle" className={css.field} placeholder="M16 × 80" autoComplete="off" />
              <Button kind="filled" type="submit">
                Find parts
              </Button>
            </form>
          </search>
          <p className={css.examples}>
            Try
            {examples.map((text) => (
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
            label="A bolted joint before tightening: hex bolt M16 by 60, washers, two plates of 12 mm in section, hex nut"
          />
          <ol className={css.legend}>
            {legend.map(([name, detail], index) => (
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
