import { routesMessages } from './routes.ts';

export const hiveMessages = {
  region: 'The page builder',
  safe: 'Unsaved changes are stored on this device.',
  /** Title of the window, with the open page. */
  title: (page: string | null) =>
    page === null ? routesMessages.titles.hive : `${page} · ${routesMessages.titles.hive}`,
};
