import { Island } from '../../islands/Island.tsx';
import { componentMessages } from '../../messages/components.ts';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import * as rich from '../../rich/Rich.css.ts';
import { RichText } from '../../rich/Rich.tsx';
import * as css from './AboutUs.css.ts';

const messages = componentMessages.aboutUs;

/** A year of the timeline; its text is Markdown. */
interface AboutYear {
  readonly year: number;
  readonly title: string;
  readonly text: string;
}

const firstYear = 1935;
const lastYear = 2025;

/** Splits a text into years, each starting with a line such as `## 1955 The second shed`. Omits years outside the timeline (HIVE-12). */
function readYears(text: string): readonly AboutYear[] {
  const years = new Map<number, { title: string; lines: string[] }>();
  let lines: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const head = /^#{1,6}\s+(\d{4})\b[\s:.–-]*(.*?)\s*#*$/.exec(line);
    if (!head) {
      lines.push(line);
      continue;
    }
    lines = [];
    const year = Number(head[1]);
    if (year >= firstYear && year <= lastYear && !years.has(year)) years.set(year, { title: head[2] ?? '', lines });
  }
  return [...years]
    .map(([year, { title, lines: own }]) => ({ year, title, text: own.join('\n').trim() }))
    .sort((a, b) => a.year - b.year);
}

/** HIVE-12: a timeline of years, one open at a time. Without script all are open. */
export const AboutUs: View<'aboutUs'> = {
  Show({ values, root, place, context }) {
    const years = readYears(values.years);
    if (years.length === 0) {
      return (
        <Note context={context} root={root}>
          {messages.empty}
        </Note>
      );
    }
    const open = Math.max(
      0,
      years.findIndex(({ year }) => year === values.openYear),
    );
    return (
      <Island island="years" as="section" {...root} aria-label={values.title || messages.label}>
        <div className={css.rail}>
          <ol className={css.years}>
            {years.map(({ year }, index) => (
              <li key={year}>
                <button
                  type="button"
                  className={css.year}
                  data-part="year"
                  aria-expanded={index === open}
                  aria-controls={`${place}-${year}`}
                >
                  {year}
                </button>
              </li>
            ))}
          </ol>
        </div>
        {years.map(({ year, title, text }, index) => (
          <div
            key={year}
            id={`${place}-${year}`}
            className={css.panel}
            data-part="panel"
            {...(index === open ? {} : { 'data-waits': '' })}
          >
            <p className={css.title}>{[year, title].filter(Boolean).join(' · ')}</p>
            <div className={rich.rich}>
              <RichText text={text} format="Markdown" context={context} />
            </div>
          </div>
        ))}
      </Island>
    );
  },
};
