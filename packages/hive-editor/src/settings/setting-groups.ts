import type { settingsMessages } from '../messages/settings.tsx';

export type SettingGroup = keyof typeof settingsMessages.groups;

/** Settings by group; any other setting is content. The groups are shown in this order, after the content. */
const members: Readonly<Record<Exclude<SettingGroup, 'content'>, readonly string[]>> = {
  layout: [
    'direction',
    'align',
    'vAlign',
    'fullWidth',
    'sticky',
    'columns',
    'rows',
    'columnShares',
    'columnSpacing',
    'rowSpacing',
    'showMore',
    'initialRows',
    'showMoreIterator',
  ],
  background: ['background', 'picture', 'cellPictures', 'pictureFocus', 'pictureOverlay'],
  space: ['stringPadding', 'stringMargin', 'padding', 'margin'],
  reach: ['hiddenOn', 'linkId', 'activityLog'],
};

/** Names of settings in groups, without empty ones. */
export function settingGroups(names: readonly string[]): readonly (readonly [SettingGroup, readonly string[]])[] {
  const known = new Set(Object.values(members).flat());
  const content = names.filter((name) => !known.has(name));
  const others = Object.entries(members).map(
    ([group, own]) => [group as SettingGroup, names.filter((name) => own.includes(name))] as const,
  );
  return [['content', content] as const, ...others].filter(([, own]) => own.length > 0);
}
