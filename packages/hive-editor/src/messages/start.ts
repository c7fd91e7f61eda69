import { hiveExamples } from '@portal/domain/hive';

/** The start of an empty page: templates, and the texts with which they begin. */
export const startMessages = {
  title: 'Start with a template',
  hint: 'Every text is an example: click it and write your own. Or press / to insert a single component.',
  templates: {
    landing: { name: 'Landing page', detail: 'A band with a heading, three reasons, a text' },
    family: { name: 'Product family', detail: 'A heading, the product selector, two uses' },
    campaign: { name: 'Campaign', detail: 'A band with a heading, three offers, conditions' },
    contact: { name: 'Contact', detail: 'A heading, two ways to reach you, how to find you' },
    article: { name: 'Article', detail: 'A heading, an introduction and two sections' },
  },
  texts: {
    ...hiveExamples,
    why: 'Why it matters',
    more: 'Read on',
    uses: 'What it is used for',
    offers: 'What you get',
    conditions: 'Conditions',
    reach: 'Reach us',
    find: 'How to find us',
  },
} as const;
