export { IslandContext } from '../islands/Island.tsx';
export { type IslandServices, type SelectorWish, startIslands } from '../islands/islands.ts';
export { HivePage, type HivePageProps } from '../render/HivePage.tsx';
export { type PageComponent, type PlacedComponent, placeComponents } from '../render/place.ts';
export { ShowComponent, ShowOne } from '../render/ShowComponent.tsx';
export { pageSheet } from '../render/sheet.ts';
export type { PageArticle, PageContent, PageTip, RenderContext } from '../render/view.ts';
