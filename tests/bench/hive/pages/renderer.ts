import { HivePage, startIslands } from '../../../../packages/hive-components/src/entries/page.ts';

// What a page needs that is rendered in the browser; assigned, so that it is not removed as unused.
Object.assign(window, { hive: { HivePage, startIslands } });
