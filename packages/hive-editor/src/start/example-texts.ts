import type { HiveTree, PreflightFinding } from '@portal/domain/hive';
import { startMessages } from '../messages/start.ts';

const { title, lead, words, card, cardWords, sectionOne, sectionTwo } = startMessages.texts;
/** The other texts of the templates, such as “Conditions”, may stay. */
const examples: ReadonlySet<unknown> = new Set([title, lead, words, card, cardWords, sectionOne, sectionTwo]);

/** HIVE-02: a finding for each text that is still the example of a template. */
export const exampleFindings = (tree: HiveTree): readonly PreflightFinding[] =>
  [...tree.values()].flatMap(({ key, active, settings }) =>
    active && examples.has(settings.text)
      ? [
          {
            kind: 'example_text',
            weight: 'look',
            key,
            setting: 'text',
            about: '',
            message: startMessages.stillExample,
            fix: [],
          },
        ]
      : [],
  );
