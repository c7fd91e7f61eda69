import type { SettingsOf } from '@portal/hive-components/settings';
import { component, type DemoComponent, words } from './build.ts';

/** Where the drawing of a part lies: every catalogue has one for each of its parts. */
export const drawing = (stock_code: string) => `/images/drawings/${stock_code}.svg`;
/** For grounds that are dark. */
export const paleDrawing = (stock_code: string) => `${drawing(stock_code)}?ink=pale`;
/** For a shelf of cards, and for a hexagon. */
const shelfDrawing = (stock_code: string) => `${drawing(stock_code)}?use=grid`;
const hexDrawing = (stock_code: string) => `${drawing(stock_code)}?use=hex`;
/** The house's own ground, the same in every theme. */
export const deep = '#0e2547';
/** A ground between two sections, as the footer has it. */
export const pale = '#f3f4f6';
export const partLink = (stock_code: string) => `/part/${stock_code}`;

export const pageTitle = (text: string): DemoComponent =>
  component('title', { text, size: 32, level: 'Page title', style: 'Fancy', margin: 16 });
export const section = (text: string): DemoComponent => component('title', { text, size: 22, margin: 20 });
export const text = (markdown: string, size = 11): DemoComponent => component('text', { text: words(markdown), size });
export const space = (height: number): DemoComponent => component('space', { height });
export const line = (): DemoComponent => component('line', { margin: 24 });

/** A hexagon with a part's drawing, which leads somewhere: for parts that are round. */
export const hexOf = (caption: string, stock_code: string, link: string): DemoComponent =>
  component('hex', { image: hexDrawing(stock_code), alt: `Drawing of ${stock_code}`, caption, link, size: 150 });

/** A section's title, with a sentence or a way on at the other end of its line. */
export const sectionWith = (title: string, markdown: string): DemoComponent =>
  component('block', { direction: 'Row Left', align: 'Start' }, [section(title), text(markdown, 10)]);

/** Entry points side by side: as wide as the words, with rules between them. */
export const entryPoints = (cards: readonly DemoComponent[], description = ''): DemoComponent =>
  component(
    'grid',
    { columns: cards.length, rows: 1, initialRows: 1, columnSpacing: 64, rowSpacing: 0 },
    cards,
    description,
  );

/** Cards with drawings in rows of so many, with rules between them. */
export const shelf = (columns: number, cards: readonly DemoComponent[], description = ''): DemoComponent => {
  const rows = Math.ceil(cards.length / columns);
  return component('grid', { columns, rows, initialRows: rows, columnSpacing: 0, rowSpacing: 0 }, cards, description);
};

/** A family with the drawing of one of its parts. */
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

/** A card: a title, words, and where a click leads. */
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

/** A part with its drawing, what it is for, and the way to its price. */
export const partCard = (stock_code: string, name: string, use: string): DemoComponent =>
  component('block', { stringPadding: '20', link: partLink(stock_code) }, [
    component('image', { image: shelfDrawing(stock_code), alt: `Drawing of ${stock_code}`, height: 140 }),
    component('title', { text: stock_code, size: 16, level: 'Part of a section', margin: 6 }),
    text(`${name}. ${use}`, 10),
  ]);
