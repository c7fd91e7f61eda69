import { Island } from '../../islands/Island.tsx';
import { Note } from '../../render/Note.tsx';
import type { View } from '../../render/view.ts';
import { readMarkdown } from '../../rich/markdown.ts';
import * as rich from '../../rich/Rich.css.ts';
import { RichText } from '../../rich/Rich.tsx';
import * as css from './AboutUs.css.ts';
import { readYears } from './read-years.ts';

/** HIVE-12: years on a line, one open at a time. Without a script all are open. */
export const AboutUs: View<'aboutUs'> = {
  Show({ values, root, place, context }) {
    const years = readYears(values.years);
    if (years.length === 0) {
      return (
        <Note context={context} root={root}>
          About us: begin each year with a line such as “## 1955 The second shed”, from 1935 to 2025.
        </Note>
      );
    }
    const open = Math.max(
      0,
      years.findIndex(({ year }) => year === values.openYear),
    );
    return (
      <Island island="years" as="section" {...root} aria-label={values.title || 'Our years'}>
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
              <RichText nodes={readMarkdown(text).nodes} context={context} />
            </div>
          </div>
        ))}
      </Island>
    );
  },
};
