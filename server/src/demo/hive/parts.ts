import type { SettingsOf } from '@portal/hive-components/settings';
import { component, type DemoComponent, words } from './build.ts';

/** Address of a part's drawing; every part has one. */
export const drawing = (stock_code: string) => `/images/drawings/${stock_code}.svg`;
/** For dark backgrounds. */
export const paleDrawing = (stock_code: string) => `${drawing(stock_code)}?ink=pale`;
/** For cards in a grid, and for hexagons. */
const shelfDrawing = (stock_code: string) => `${drawing(stock_code)}?use=grid`;
const hexDrawing = (stock_code: string) => `${drawing(stock_code)}?use=hex`;
/** The supplier's brand background, the same in every theme. */
export const deep = '#0e2547';
/** Background of a band between sections, the same as the footer's. */
export const pale = '#f3f4f6';
export const partLink = (stock_code: string) => `/part/${stock_code}`;

export const pageTitle = (text: string): DemoComponent =>
  component('title', { text, size: 32, level: 'Page title', style: 'Fancy', margin: 16 });
export const section = (text: string): DemoComponent => component('title', { text, size: 22, margin: 20 });
export const text = (markdown: string, size = 11): DemoComponent => component('text', { text: words(markdown), size });
export const space = (height: number): DemoComponent => component('space', { height });
export const line = (): DemoComponent => component('line', { margin: 24 });

/** A hexagon with a part's drawing and a link. Suits round parts. */
export const hexOf = (caption: string, stock_code: string, link: string): DemoComponent =>
  component('hex', { image: hexDrawing(stock_code), alt: `Drawing of ${stock_code}`, caption, link, size: 150 });

/** A section title with a sentence or link at the other end of the line. */
export const sectionWith = (title: string, markdown: string): DemoComponent =>
  component('block', { direction: 'Row Left', align: 'Start' }, [section(title), text(markdown, 10)]);

/** Entry points side by side, with rules between them. */
export const entryPoints = (cards: readonly DemoComponent[], description = ''): DemoComponent =>
  component(
    'grid',
    { columns: cards.length, rows: 1, initialRows: 1, columnSpacing: 64, rowSpacing: 0 },
    cards,
    description,
  );

/** Cards with drawings in a grid with `columns` columns and rules between them. */
export const shelf = (columns: number, cards: readonly DemoComponent[], description = ''): DemoComponent => {
  const rows = Math.ceil(cards.length / columns);
  return component('grid', { columns, rows, initialRows: rows, columnSpacing: 0, rowSpacing: 0 }, cards, description);
};

/** A card for a product family with the drawing of one of its parts. */
export const familyCard = (
  name: string,
  stock_code: string,
  markdown: string,
  link: string,
  count = '',
): DemoComponent =>
  component('block', { stringPadding: '20', link }, [
    component('image', { image: shelfDrawing(stock_code), alt: `Drawing of ${stock_code}`, height: 140 }),
    component('block', { direction: 'Row Left', align: 'Start' }, [
      component('title', { text: name, size: 15, level: 'Part of a section', margin: 6 }),
      ...(count === '' ? [] : [text(count, 10)]),
    ]),
    text(markdown, 10),
  ]);

/** A card with a title, a text and a link. */
export const card = (
  title: string,
  markdown: string,
  link: string,
  icon: SettingsOf<'block'>['icon'] = 'None',
): DemoComponent =>
  component('block', { stringPadding: '24.0', link, icon }, [
    component('title', { text: title, size: 16, level: 'Part of a section', margin: 0 }),
    text(markdown, 10),
  ]);

/** A card for a part with its drawing, its use and a link to its page. */
export const partCard = (stock_code: string, name: string, use: string): DemoComponent =>
  component('block', { stringPadding: '20', link: partLink(stock_code) }, [
    component('image', { image: shelfDrawing(stock_code), alt: `Drawing of ${stock_code}`, height: 140 }),
    component('title', { text: stock_code, size: 16, level: 'Part of a section', margin: 6 }),
    text(`${name}. ${use}`, 10),
  ]);
