import { themes } from '../themes/index.ts';
import * as css from './docs.css.ts';

const story = 'design-system-recipe--at-rest';

/** The same screen in every theme, each in its own frame, because a page has one theme. */
export function EightThemes() {
  return (
    <div className={`${css.screens} sb-unstyled`}>
      {Object.values(themes).map(({ key, name }) => (
        <figure key={key} className={css.screen}>
          <figcaption>{name}</figcaption>
          <iframe
            title={name}
            loading="lazy"
            className={css.screenFrame}
            src={`./iframe.html?id=${story}&viewMode=story&globals=theme:${key};motion:instant`}
          />
        </figure>
      ))}
    </div>
  );
}
