import type { HiveArticle } from '@portal/domain/hive';
import { addDays } from '../dates.ts';
import { component, type DemoPage } from './build.ts';
import { drawing, line, pageTitle, text } from './parts.ts';

interface Written {
  readonly slug: string;
  readonly type: HiveArticle['article_type'];
  readonly filter: string;
  readonly title: string;
  readonly description: string;
  /** Days before the day the database is filled. */
  readonly age: number;
  readonly picture: string;
  readonly body: string;
}

const written: readonly Written[] = [
  {
    slug: 'hydrogen-and-class-10-9',
    type: 'Technical',
    filter: 'home, structural, bolts',
    title: 'Class 10.9 and hydrogen: why we bake before we plate',
    description: 'What the hours in the oven do, and how to read it on the certificate.',
    age: 9,
    picture: 'HTB-20065-109',
    body: `Pickling and electroplating let hydrogen into hard steel. Under load it gathers where the stress is highest, and a bolt that passed every
      test can break days after it was tightened.

      Baking soon after plating drives it out again. The harder the steel, the more it matters: 8.8 rarely suffers, 10.9 can, 12.9 should not be
      electroplated at all where there is another way.

      **On the certificate:** look for the line on baking, with hours and temperature. No line, no plated 10.9.`,
  },
  {
    slug: 'part-turn-or-torque',
    type: 'Technical',
    filter: 'home, structural',
    title: 'Part turn or torque: tightening structural assemblies',
    description: 'Two methods, one table, and the mistakes we see most.',
    age: 30,
    picture: 'HXN-20000-08G',
    body: `Part turn measures what the bolt does: after snug tightening, so much of a turn stretches it so far. Torque measures what the wrench
      feels, most of which is friction.

      | Length of the bolt | Turn after snug |
      | --- | --- |
      | up to 4 diameters | a third |
      | over 4, up to 8 | a half |
      | over 8, up to 12 | two thirds |

      The mistakes: plies that are not in contact, a nut without its lubricant, marks made before snugging, a galvanised bolt used twice.
      [The whole guide](/documents/guide-structural.pdf)`,
  },
  {
    slug: 'anchors-near-an-edge',
    type: 'Articles',
    filter: 'home, anchors',
    title: 'Choosing between wedge and chemical anchors near an edge',
    description: 'A method that begins with the edge distance and ends with a part.',
    age: 17,
    picture: 'CHS-16190-58Z',
    body: `A wedge anchor holds by pressing outwards, and concrete near an edge has nothing to press against. A bonded anchor presses on nothing.

      1. Measure to the nearest edge, and to the next anchor.
      2. Compare with the least distances of the assessment for the wedge anchor.
      3. Where either is short, take a bonded stud, or move the plate.

      [Wedge anchors](/part/ANC-12100-58Z) · [Studs](/part/CHS-16190-58Z) · [How much resin](/calculators/chemical-volume)`,
  },
  {
    slug: 'imperial-on-a-metric-site',
    type: 'Articles',
    filter: 'home, bolts',
    title: 'Imperial on a metric site',
    description: 'Finding the metric neighbour of a 3/8 UNC, and when not to.',
    age: 43,
    picture: 'HXB-38200-G5Z',
    body: `A 3/8 bolt is 9.525 mm thick and goes into a hole for M10. That is where the likeness ends: the threads differ, and a nut that turns
      three times and stops has stripped.

      Replace bolt and nut together, or neither. In a tapped hole stay with what was tapped.`,
  },
  {
    slug: 'november',
    type: 'Newsletters',
    filter: 'home',
    title: 'Galvanised M20 back in all warehouses',
    description: 'Also new: strut channel in 6 m lengths, cut to order.',
    age: 20,
    picture: 'HXB-20100-88G',
    body: `Galvanised M20 in lengths from 50 to 150 is back everywhere, and the next lot is on the water.

      Strut channel comes in lengths of 6 m now. Say where to cut it when you order: the first three cuts are free.`,
  },
  {
    slug: 'october',
    type: 'Newsletters',
    filter: 'home',
    title: 'Certificates by phone',
    description: 'Scan the box, see the heat, send the paper on.',
    age: 51,
    picture: 'HTB-20065-109',
    body: 'Every box of structural assemblies has its batch on the label. Type it into [certificates](/testcert), and the paper is there.',
  },
];

/** HIVE-12: article rows for the articles component. `today`: YYYY-MM-DD. */
export const articlesOf = (today: string): readonly HiveArticle[] =>
  written.map(({ slug, type, filter, title, description, age }) => ({
    article_id: slug,
    article_type: type,
    filter,
    title,
    description,
    resource_link: `/articles/${slug}`,
    published: addDays(today, -age),
  }));

const list: DemoPage = {
  uri: '/articles',
  description: 'Articles',
  content: [
    pageTitle('From the bench'),
    text('What we are asked at the counter, written down.', 12),
    component('title', { text: 'Technical', size: 20 }),
    component('articles', { articleType: 'Technical', showAtStart: 5, articleFilter: 'home', icon: 'Tool' }),
    component('title', { text: 'Articles', size: 20 }),
    component('articles', { articleType: 'Articles', showAtStart: 5, articleFilter: 'home', icon: 'Document' }),
    component('title', { text: 'Newsletters', size: 20 }),
    component('articles', { articleType: 'Newsletters', showAtStart: 1, articleFilter: 'home', icon: 'Letter' }),
  ],
};

export const articlePages: readonly DemoPage[] = [
  list,
  ...written.map(
    ({ slug, title, description, picture, body }): DemoPage => ({
      uri: `/articles/${slug}`,
      description: title,
      parent: '/articles',
      menu: false,
      content: [
        pageTitle(title),
        text(`*${description}*`, 12),
        component('image', { image: drawing(picture), alt: `Drawing of ${picture}`, height: 220, width: '640' }),
        text(body),
        line(),
        text('[More from the bench](/articles)'),
      ],
    }),
  ),
];
