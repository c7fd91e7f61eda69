import type { PageArticle, PageContent, PageTip } from '../render/view.ts';
import bolts from './pictures/bolts.svg?url&no-inline';
import nut from './pictures/nut.svg?url&no-inline';
import page1 from './pictures/page-1.svg?url&no-inline';
import page2 from './pictures/page-2.svg?url&no-inline';
import page3 from './pictures/page-3.svg?url&no-inline';
import page4 from './pictures/page-4.svg?url&no-inline';
import page5 from './pictures/page-5.svg?url&no-inline';

/** Pictures for stories by resource number: 1 bolt, 2 nut, 11 to 15 pages of a book. */
const pictures: Readonly<Record<string, string>> = {
  1: bolts,
  2: nut,
  11: page1,
  12: page2,
  13: page3,
  14: page4,
  15: page5,
};

const article = (id: number, type: string, title: string, description: string, published: string): PageArticle => ({
  article_id: String(id),
  article_type: type,
  title,
  description,
  resource_link: `/articles/${id}`,
  published,
});

const articles: readonly PageArticle[] = [
  article(
    1,
    'Technical',
    'Class 10.9 and hydrogen: why we bake before we plate',
    'What the four hours at 200 °C do, and how to read it on the certificate.',
    '2026-11-12',
  ),
  article(
    2,
    'Technical',
    'Part-turn or torque: tightening K0 structural assemblies',
    'Two methods, one table, and the mistakes we see most.',
    '2026-10-22',
  ),
  article(
    3,
    'Technical',
    'Choosing between wedge and chemical anchors near an edge',
    'A method that starts with the edge distance and ends with a part.',
    '2026-10-04',
  ),
  article(
    4,
    'Technical',
    'Imperial on a metric site',
    'Finding the metric neighbour of a 3/8 UNC, and when not to.',
    '2026-09-30',
  ),
  article(5, 'Technical', 'What a batch number tells you', 'From the head of the bolt back to the melt.', '2026-09-09'),
  article(
    6,
    'Technical',
    'Galling, and the four ways out of it',
    'Stainless on stainless needs more than patience.',
    '2026-08-21',
  ),
  article(7, 'Technical', 'Reading a thread gauge', 'Go, no-go, and the half turn in between.', '2026-08-02'),
];

const tips: readonly (PageTip & { readonly subjects: readonly string[] })[] = [
  {
    id: 't1',
    title: 'What 8.8 says',
    text: '8 × 100 MPa before it breaks, and 0.8 of that, 640 MPa, before it stays bent.',
    subjects: ['grades'],
  },
  {
    id: 't2',
    title: 'Why galvanised nuts feel loose',
    text: 'The zinc on the bolt is about 50 µm thick, so the nut is tapped oversize to let it on.',
    subjects: ['finish'],
  },
  {
    id: 't3',
    title: 'One size, both ends',
    text: 'An M16 bolt and its nut are both 24 mm across the flats. So is their spanner.',
    subjects: ['sizes'],
  },
  {
    id: 't4',
    title: 'Threads past the nut',
    text: 'Two to three full turns showing is enough. More is steel you carry for nothing.',
    subjects: ['sizes'],
  },
  {
    id: 't5',
    title: 'Stainless is not one thing',
    text: 'A2 for weather, A4 where there is salt.',
    subjects: ['grades', 'finish'],
  },
];

/** Content for stories that the server would provide. */
export const storyContent: PageContent = {
  articles: (type, filter) => (filter === 'home' ? articles.filter((each) => each.article_type === type) : []),
  tips: (subjects) =>
    tips.filter((tip) => subjects.length === 0 || tip.subjects.some((each) => subjects.includes(each))),
  resource: (id) => {
    const url = pictures[id];
    return url === undefined ? undefined : new URL(url, location.href).pathname;
  },
};
