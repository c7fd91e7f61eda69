import { Button, Heading } from '@portal/design-system';
import { Search } from '@portal/design-system/icons';
import { jointFigure } from '@portal/domain/drawing';
import { usePortal, useStore } from '@portal/portal-client/react';
import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Link } from '../../navigation/Link.tsx';
import { Drawing } from './drawing/Drawing.tsx';
import * as css from './Hero.css.ts';

const examples = ['M16 × 80 8.8 galv', 'nyloc M10', 'csk M6'];
const legend = [
  ['Hex bolt', 'ISO 4014, M16 × 60'],
  ['Flat washer', 'ISO 7089, M16'],
  ['Plate', '12 mm, in section'],
  ['Hex nut', 'ISO 4032, M16'],
] as const;

export function Hero() {
  const { catalogue, page } = usePortal();
  const navigate = useNavigate();
  const field = useId();
  const status = useStore({ get: () => catalogue.getStatus(), subscribe: (each) => catalogue.subscribe(each) });
  const parts = status.parts || (page?.parts ?? 0);

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('needle') ?? '').trim();
    navigate(text === '' ? '/search' : `/search/${encodeURIComponent(text)}`);
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
              <Link key={text} className={css.example} to={`/search/${encodeURIComponent(text)}`}>
                {text}
              </Link>
            ))}
          </p>
        </div>
        <figure className={css.joint}>
          <Drawing
            figure={jointFigure()}
            width={782}
            height={326}
            left={73}
            axis={160}
            onDeep
            label="A bolted joint before it is drawn together: hex bolt M16 by 60, washers, two plates of 12 mm in section, hex nut"
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
