export { IslandContext } from '../islands/Island.tsx';
export { type IslandServices, type SelectorWish, startIslands } from '../islands/islands.ts';
export { HivePage, type HivePageProps } from '../render/HivePage.tsx';
export { LivePage, type LivePageProps } from '../render/LivePage.tsx';
export { createLivePlaces, type Followed, type LiveComponent, type LivePlaces } from '../render/live.ts';
export { type PageComponent, type PlacedComponent, placeComponents } from '../render/place.ts';
export { ShowComponent, ShowOne } from '../render/ShowComponent.tsx';
export { pageSheet } from '../render/sheet.ts';
export type { PageArticle, PageContent, PageTip, RenderContext } from '../render/view.ts';
