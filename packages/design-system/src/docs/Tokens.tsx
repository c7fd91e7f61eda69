import { Button } from '../components/Button/Button.tsx';
import { Tag } from '../components/Tag/Tag.tsx';
import { vars } from '../themes/contract.css.ts';
import { contrastOf } from '../themes/contrast.ts';
import { roleGroups } from '../themes/editing/roles.ts';
import { type Theme, themes, tokenNames } from '../themes/index.ts';
import * as css from './docs.css.ts';

/** Colours of the toolbar's theme, by role and CSS property. */
export function Palette() {
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      {roleGroups.map((group) => {
        const colours = group.roles.filter(({ kind }) => kind === 'colour');
        if (colours.length === 0) return null;
        return (
          <section key={group.key} className={css.part}>
            <h2 className={css.group}>{group.title}</h2>
            <div className={css.tiles}>
              {colours.map(({ token, label }) => (
                <div key={token} className={css.tile}>
                  <span className={css.colour} style={{ background: vars[token] }} />
                  <span className={css.name}>{label}</span>
                  <code className={css.quiet}>--{tokenNames[token]}</code>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function Card({ theme }: { theme: Theme }) {
  return (
    <div className={css.card} data-theme={theme.key}>
      <div className={css.cardTop}>{theme.name}</div>
      <div className={css.cardStrip}>
        <span className={css.cardTab}>PO 48817</span>
      </div>
      <div className={css.cardHead}>
        <span>Code</span>
        <span>Extended</span>
      </div>
      {[
        ['HXB-16080-88G', '729.45'],
        ['WFL-12024-00Z', '41.20'],
      ].map(([code, extended]) => (
        <div key={code} className={css.cardRow}>
          <b>{code}</b>
          <span>{extended}</span>
        </div>
      ))}
      <div className={css.cardFoot}>
        <Button kind="filled">Add</Button>
        <Button>Export</Button>
        <Tag tone="warning">Quote</Tag>
      </div>
    </div>
  );
}

/** All themes side by side, each with its own tokens. */
export function AllThemes() {
  return (
    <div className={`sb-unstyled ${css.strips}`} style={{ margin: '16px 0 24px' }}>
      {Object.values(themes).map((theme) => (
        <Card key={theme.key} theme={theme} />
      ))}
    </div>
  );
}

/** Contrast results per theme: number of pairs, and the lowest of each kind. */
export function ContrastTable() {
  return (
    <div className={`sb-unstyled ${css.frame}`}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Theme', 'Pairs', 'Closest text (4.5)', 'Closest graphic (3)'].map((title) => (
              <th key={title} className={css.td}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.values(themes).map((theme) => {
            const all = contrastOf(theme.tokens);
            const least = (kind: number) =>
              Math.min(...all.filter((pair) => pair.least === kind).map((pair) => pair.ratio)).toFixed(2);
            return (
              <tr key={theme.key}>
                <td className={css.td}>{theme.name}</td>
                <td className={css.td}>{all.length}</td>
                <td className={`${css.td} ${css.ok}`}>{least(4.5)}</td>
                <td className={`${css.td} ${css.ok}`}>{least(3)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
