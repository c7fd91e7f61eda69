export { feedsPage } from './page.ts';
export { templateFiles } from './templates.ts';
