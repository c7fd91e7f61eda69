import { cx } from '@portal/design-system';
import { Island } from '../../islands/Island.tsx';
import { carouselMessages as messages } from '../../messages/carousel.ts';
import { Backdrop, backdropClass, backdropLook } from '../../render/Backdrop.tsx';
import { Note } from '../../render/Note.tsx';
import { cellProps, type View } from '../../render/view.ts';
import { pathOf } from '../../rich/Rich.tsx';
import * as common from '../../styles/common.css.ts';
import * as css from './Hero.css.ts';

/**
 * HIVE-10: slides in a scroll container, usable without script. In drafts the indicators are always on and autoplay is off; empty slides
 * are shown to editors only.
 */
export const Hero: View<'hero'> = {
  look: (values, context) => ({
    '--height': `${values.height}px`,
    ...(values.picture ? backdropLook(values, values.picture, context) : {}),
  }),
  Show({ values, root, cells, place, context }) {
    const draft = context.mode === 'draft';
    const slides = cells.flatMap((cell, index) =>
      cell !== null || draft
        ? [{ number: index + 1, cell: cell ?? <Note context={context}>{messages.slide(index + 1)}</Note> }]
        : [],
    );
    if (slides.length === 0) return null;
    const plays = values.autoplay && !draft && slides.length > 1;
    const isPictured = pathOf(values.picture, context) !== '';
    const pointed = (values.indicators || draft) && slides.length > 1;
    return (
      <Island
        island="carousel"
        as="section"
        {...root}
        className={css.hero}
        aria-roledescription={messages.role}
        aria-label={values.title || messages.label}
        facts={{ every: plays ? String(values.autoplayInterval) : '0', repeat: values.repeat ? 'yes' : 'no' }}
      >
        <div className={cx(css.stage, isPictured && backdropClass(values))}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
          {/* biome-ignore lint/a11y/useSemanticElements: no form, so no fieldset */}
          <div className={css.track} data-part="track" role="group" aria-label={messages.label} tabIndex={0}>
            {slides.map(({ number, cell }, index) => (
              // biome-ignore lint/a11y/useSemanticElements: a slide is a group of any components
              <div
                key={number}
                id={`${place}-${number}`}
                {...cellProps(number - 1, context)}
                className={css.slide}
                data-part="slide"
                role="group"
                aria-roledescription={messages.slideRole}
                aria-label={messages.slideOf(index + 1, slides.length)}
              >
                {cell}
              </div>
            ))}
          </div>
          {isPictured && <Backdrop picture={values.picture} place={place} context={context} />}
        </div>
        {(pointed || plays) && (
          <div className={css.controls}>
            {pointed && (
              <nav className={css.dots} aria-label={messages.choose}>
                {slides.map(({ number }, index) => (
                  <a
                    key={number}
                    href={`#${place}-${number}`}
                    className={css.dot}
                    data-part="dot"
                    {...(index === 0 ? { 'aria-current': 'true' as const } : {})}
                  >
                    <span className={common.hidden}>{messages.slide(index + 1)}</span>
                  </a>
                ))}
              </nav>
            )}
            {plays && (
              <button type="button" data-part="pause" className={`${css.pause} ${common.scripted}`}>
                {messages.pause}
              </button>
            )}
          </div>
        )}
      </Island>
    );
  },
};
