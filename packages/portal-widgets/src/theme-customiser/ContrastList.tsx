import { Button, StatusIcon } from '@portal/design-system';
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
import { themeCustomiserMessages as messages } from '../messages/theme-customiser.ts';
import * as css from './ThemeCustomiser.css.ts';

const { contrast } = messages;

/** Number of pairs shown with a suggestion; the others are only counted. */
const most = 8;

const names = ({ text, background, wash }: ContrastFinding) =>
  contrast.pair(
    roles[text].label,
    roles[background].label.toLowerCase(),
    wash && wash !== text ? roles[wash].label.toLowerCase() : null,
  );
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
    <section aria-label={contrast.label} className={css.section}>
      <div className={css.head}>
        <p role="status" className={css.verdict}>
          <StatusIcon kind={count === 0 ? 'tick' : 'alert'} tone={count === 0 ? 'positive' : 'warning'} />
          {count === 0 ? contrast.passed : contrast.failed(count)}
        </p>
        {count > 0 ? <Button onClick={() => onChange(repaired(draft))}>{contrast.repairAll}</Button> : null}
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
                <span className={css.measured}> {contrast.ratio(figure(finding.ratio), finding.least)}</span>
              </span>
              {offer ? (
                <Button
                  size="s"
                  aria-label={contrast.use(hex(offer.value), roles[offer.token].label.toLowerCase())}
                  onClick={() => onChange(withToken({ ...draft, edited: null }, offer.token, offer.value))}
                >
                  <span className={css.chip} style={{ background: offer.value }} />
                  {hex(offer.value)}
                </Button>
              ) : null}
            </li>
          ))}
          {count > most ? <li className={css.measured}>{messages.more(count - most)}</li> : null}
        </ul>
      ) : null}
    </section>
  );
}
