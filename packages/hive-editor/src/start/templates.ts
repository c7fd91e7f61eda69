import type { HiveNode, SettingValues } from '@portal/domain/hive';
import type { HiveComponentType, SettingsOf } from '@portal/hive-components/settings';
import { startMessages as messages } from '../messages/start.ts';
import type { CopiedComponents } from '../tree/clipboard.ts';

/** A component of a template with its children. */
interface Piece {
  readonly name: HiveComponentType;
  readonly settings: SettingValues;
  readonly children: readonly Piece[];
}

type Given<Type extends HiveComponentType> = { readonly [Name in keyof SettingsOf<Type>]?: SettingsOf<Type>[Name] };

function piece<Type extends HiveComponentType>(
  name: Type,
  settings: Given<Type> = {},
  children: readonly Piece[] = [],
): Piece {
  // Yes-no settings are stored as words.
  const stored = Object.entries(settings).map(([setting, value]) => [
    setting,
    typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value,
  ]);
  return { name, settings: Object.fromEntries(stored), children };
}

const { texts } = messages;
const title = piece('title', { text: texts.title, size: 32, level: 'Page title', style: 'Fancy', margin: 16 });
const lead = piece('text', { text: texts.lead, size: 12 });
const section = (text: string) => piece('title', { text, size: 22, margin: 20 });
const words = piece('text', { text: texts.words });
const space = piece('space', { height: 24 });
const card = piece('block', { stringPadding: '24.0' }, [
  piece('title', { text: texts.card, size: 16, level: 'Part of a section', margin: 0 }),
  piece('text', { text: texts.cardWords, size: 10 }),
]);
const cards = piece('grid', { columns: 3, rows: 1, initialRows: 1 }, [card, card, card]);
const band = piece('block', { fullWidth: true, stringPadding: '96.24' }, [title, lead]);

const contents = {
  landing: [band, section(texts.why), cards, space, section(texts.more), words],
  family: [
    title,
    lead,
    piece('productSelector'),
    section(texts.uses),
    piece('grid', { columns: 2, rows: 1, initialRows: 1 }, [card, card]),
  ],
  campaign: [band, section(texts.offers), cards, section(texts.conditions), words],
  contact: [
    title,
    lead,
    section(texts.reach),
    piece('grid', { columns: 2, rows: 1, initialRows: 1 }, [card, card]),
    section(texts.find),
    words,
  ],
  article: [title, lead, words, section(texts.sectionOne), words, section(texts.sectionTwo), words],
} as const satisfies Readonly<Record<string, readonly Piece[]>>;

export type TemplateName = keyof typeof contents;
export const templateNames = Object.keys(contents) as readonly TemplateName[];

/** The components of a template, to be pasted: each part begins with its top component. */
export function partsOf(template: TemplateName): CopiedComponents['parts'] {
  let made = 0;
  const nodesOf = ({ name, settings, children }: Piece, parent: string | null, position: number): HiveNode[] => {
    made += 1;
    const key = `t${made}`;
    const node: HiveNode = { key, parent, position, name, description: '', active: true, settings };
    return [node, ...children.flatMap((child, index) => nodesOf(child, key, index))];
  };
  return contents[template].map((each, index) => nodesOf(each, null, index));
}
