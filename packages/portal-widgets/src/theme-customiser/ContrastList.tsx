import { Button, Mark } from '@portal/design-system';
import {
  type ContrastFinding,
  contrastFailures,
  type Draft,
  hexOf,
  offerFor,
  readOklch,
  repaired,
  roles,
  withToken,
} from '@portal/design-system/theme-editing';
import { useMemo } from 'react';
import * as css from './ThemeCustomiser.css.ts';

/** Number of pairs shown with a suggestion; the others are only counted. */
const most = 8;

const names = ({ text, background, wash }: ContrastFinding) =>
  `${roles[text].label} on ${roles[background].label.toLowerCase()}${wash && wash !== text ? `, ${roles[wash].label.toLowerCase()}` : ''}`;
/** Rounded down, so that a failing ratio never reads as a passing one. */
const figure = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

function hex(value: string): string {
  const colour = readOklch(value);
  return colour ? hexOf(colour) : value;
}

/** The colour pairs with too little contrast, each with the nearest passing colour, and a button that fixes all (THEME-03). */
export function ContrastList({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { tokens } = draft.theme;
  const { count, offers } = useMemo(() => {
    const failures = contrastFailures(tokens);
    return {
      count: failures.length,
      offers: failures.slice(0, most).map((finding) => ({ finding, offer: offerFor(tokens, finding) })),
    };
  }, [tokens]);
  return (
    <section aria-label="Contrast" className={css.section}>
      <div className={css.head}>
        <p role="status" className={css.verdict}>
          <Mark kind={count === 0 ? 'tick' : 'alert'} tone={count === 0 ? 'positive' : 'warning'} />
          {count === 0
            ? 'All text and controls have enough contrast'
            : `${count} ${count === 1 ? 'pair' : 'pairs'} with too little contrast`}
        </p>
        {count > 0 ? <Button onClick={() => onChange(repaired(draft))}>Repair all</Button> : null}
      </div>
      {count > 0 ? (
        <ul className={css.pairs}>
          {offers.map(({ finding, offer }) => (
            <li key={`${names(finding)} ${finding.least} ${finding.share} ${finding.strength}`} className={css.pair}>
              <span
                aria-hidden="true"
                className={css.sample}
                style={{ color: tokens[finding.text], background: tokens[finding.background] }}
              >
                Aa
              </span>
              <span>
                {names(finding)}
                <span className={css.measured}>
                  {' '}
                  {figure(finding.ratio)} of {finding.least}
                </span>
              </span>
              {offer ? (
                <Button
                  size="s"
                  aria-label={`Use ${hex(offer.value)} for ${roles[offer.token].label.toLowerCase()}`}
                  onClick={() => onChange(withToken({ ...draft, edited: null }, offer.token, offer.value))}
                >
                  <span className={css.chip} style={{ background: offer.value }} />
                  {hex(offer.value)}
                </Button>
              ) : null}
            </li>
          ))}
          {count > most ? <li className={css.measured}>And {count - most} more.</li> : null}
        </ul>
      ) : null}
    </section>
  );
}
