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
    title: 'Class 10.9 and hydrogen: why we bake after plating',
    description: 'What baking does, and where to find it on the certificate.',
    age: 9,
    picture: 'HTB-20065-109',
    body: `Pickling and electroplating let hydrogen into hard steel. Under load it collects where the stress is highest, and a bolt that passed every
      test can break days after tightening.

      Baking soon after plating drives it out again. The harder the steel, the more it matters: 8.8 is rarely affected, 10.9 can be, and 12.9
      should not be electroplated if there is another way.

      **On the certificate:** look for the line on baking, with hours and temperature. Do not accept plated 10.9 without it.`,
  },
  {
    slug: 'part-turn-or-torque',
    type: 'Technical',
    filter: 'home, structural',
    title: 'Part turn or torque: tightening structural assemblies',
    description: 'Two methods, one table and the most common mistakes.',
    age: 30,
    picture: 'HXN-20000-08G',
    body: `Part turn controls how far the bolt stretches: after snug tightening, a given turn adds a known stretch. Torque measures the effort at
      the wrench, most of which is friction.

      | Length of the bolt | Turn after snug |
      | --- | --- |
      | up to 4 diameters | a third |
      | over 4, up to 8 | a half |
      | over 8, up to 12 | two thirds |

      Common mistakes: plies not in contact, nuts without lubricant, marks made before snug tightening, galvanised bolts used twice.
      [Read the full guide](/documents/guide-structural.pdf)`,
  },
  {
    slug: 'anchors-near-an-edge',
    type: 'Articles',
    filter: 'home, anchors',
    title: 'Choosing between wedge and chemical anchors near an edge',
    description: 'How to get from the edge distance to the right part.',
    age: 17,
    picture: 'CHS-16190-58Z',
    body: `A wedge anchor holds by pressing outwards, and concrete near an edge can break away. A bonded anchor does not press outwards.

      1. Measure the distance to the nearest edge and to the next anchor.
      2. Compare them with the minimum distances in the assessment of the wedge anchor.
      3. If either is too short, use a bonded stud or move the plate.

      [Wedge anchors](/part/ANC-12100-58Z) · [Studs](/part/CHS-16190-58Z) · [How much resin](/calculators/chemical-volume)`,
  },
  {
    slug: 'imperial-on-a-metric-site',
    type: 'Articles',
    filter: 'home, bolts',
    title: 'Imperial on a metric site',
    description: 'How to replace a 3/8 UNC with the nearest metric size, and when not to.',
    age: 43,
    picture: 'HXB-38200-G5Z',
    body: `A 3/8 bolt is 9.525 mm in diameter and fits a hole for M10. But the threads differ: if a nut turns three times and then stops, the thread
      is stripped.

      Replace both bolt and nut, or neither. In a tapped hole, keep the original thread.`,
  },
  {
    slug: 'november',
    type: 'Newsletters',
    filter: 'home',
    title: 'Galvanised M20 back in all warehouses',
    description: 'Also new: strut channel in 6 m lengths, cut to order.',
    age: 20,
    picture: 'HXB-20100-88G',
    body: `Galvanised M20 in lengths from 50 to 150 is back in stock everywhere, and the next lot is on its way.

      Strut channel now comes in 6 m lengths. Tell us where to cut it when you order: the first three cuts are free.`,
  },
  {
    slug: 'october',
    type: 'Newsletters',
    filter: 'home',
    title: 'Certificates by phone',
    description: 'Scan the box, find the heat and forward the certificate.',
    age: 51,
    picture: 'HTB-20065-109',
    body: 'Every box of structural assemblies has its batch number on the label. Enter it under [certificates](/testcert) to get the certificate.',
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
    text('Answers to questions we hear at the counter.', 12),
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
