import type { HivePage } from '@portal/domain/hive';
import type { ScreenCommand } from '@portal/domain/screen-command';
import { deletedPagesMessages } from '../messages/deleted-pages.ts';
import { pagesMessages as messages } from '../messages/pages.ts';
import type { OpenPageDialog } from './PageDialogs.tsx';

/** HIVE-16: commands about the pages of the site, for the command palette. `current`: the open page, or null. */
export function pageCommands(
  current: HivePage | null,
  onOpen: (dialog: OpenPageDialog) => void,
): readonly ScreenCommand[] {
  const ofPage: readonly ScreenCommand[] =
    current === null
      ? []
      : [
          {
            id: 'hive-page-settings',
            label: messages.settings,
            words: messages.settingsWords,
            run: () => onOpen({ kind: 'page', page_id: current.page_id }),
          },
          {
            id: 'hive-page-duplicate',
            label: messages.duplicate,
            run: () => onOpen({ kind: 'copy', page_id: current.page_id }),
          },
        ];
  return [
    {
      id: 'hive-page-new',
      label: messages.add,
      words: messages.addWords,
      run: () => onOpen({ kind: 'new', parent: null }),
    },
    ...ofPage,
    {
      id: 'hive-pages-deleted',
      label: deletedPagesMessages.list.open,
      words: messages.deletedWords,
      run: () => onOpen({ kind: 'deleted' }),
    },
    {
      id: 'hive-redirects',
      label: messages.redirects,
      words: messages.redirectsWords,
      run: () => onOpen({ kind: 'redirects' }),
    },
  ];
}
