export { feedsPages } from './page.ts';
export { templateFiles } from './templates.ts';
