export { hiveExamples } from '../messages/hive-examples.ts';
export { treeRefusals } from '../messages/hive-tree.ts';
export { type Applied, applyDifferences, type Misfit } from './apply-differences.ts';
export {
  changeTree,
  copySubtree,
  type HivePlace,
  limitsBroken,
  type NewHiveNode,
  type TreeChange,
  type TreeRefusal,
  type TreeResult,
} from './change-tree.ts';
export { chosenDifferences, withNeeded } from './choose-differences.ts';
export { contrastRatio } from './contrast.ts';
export { differenceOf, type HiveDifference, inverted, type NodePlace } from './difference.ts';
export {
  type DraftAction,
  type DraftState,
  deleteDraft,
  draftActions,
  draftBeingEdited,
  draftOddity,
  draftSelectedWithCached,
  draftSelectedWithPage,
  draftSelectedWithUri,
  draftState,
  finaliseDraft,
  isLiveAsSeen,
  publishDraft,
  reopenDraft,
  requestPublication,
  revokeRequest,
} from './drafts.ts';
export {
  type CropShape,
  cropBoxOf,
  cropShapes,
  type FormerFile,
  formerFileLifetime,
  type HivePicture,
  largestMedia,
  longestAlt,
  longestMediaName,
  type MediaFile,
  type MediaUse,
  pathAtWidth,
  resourcePictures,
  srcSetOf,
} from './media.ts';
export { type HiveConflict, type MergedDraft, mergeDrafts, mineInstead } from './merge-drafts.ts';
export { partsOnPage, pathsOnPage } from './page-links.ts';
export { filterPages, isLivePage, mayGoBelow, pageTree, pathExists } from './pages.ts';
export { isExampleText, type PartState, type PreflightLookups, preflight } from './preflight.ts';
export {
  findingKey,
  type PreflightFinding,
  type PreflightKind,
  preflightKinds,
  unwaivedStops,
  waiverOf,
} from './preflight-findings.ts';
export type { PreflightTypes, RichTextContent } from './preflight-types.ts';
export {
  longestPreview,
  type PreviewAudience,
  previewAudience,
  previewAudiences,
  previewDays,
  previewPath,
  usualPreviewDays,
} from './previews.ts';
export { redirectProblem } from './redirects.ts';
export { resourceAddresses, resourcePaths } from './resources.ts';
export { mayChangePage, mayPublish } from './rights.ts';
export { type SiteMenuEntry, type SiteMenuLink, siteMenu } from './site-menu.ts';
export {
  keyInDraft,
  type Sections,
  sectionOf,
  sectionsById,
  sectionType,
  treeWithSections,
  withSections,
} from './synced-sections.ts';
export {
  ancestorsOf,
  childrenByParent,
  childrenOf,
  groupBy,
  isWithin,
  orphansOf,
  type RepairedTree,
  repairTree,
  rootNode,
  rootOf,
  subtreeOf,
} from './tree.ts';
export { treeOf } from './tree-of.ts';
export {
  type ArticleType,
  articleTypes,
  type ChildModel,
  deepestComponent,
  type Flag,
  type HiveArticle,
  type HiveChangeEntry,
  type HiveComponent,
  type HiveDeletedPage,
  type HiveDraft,
  type HiveNode,
  type HivePage,
  type HivePageLink,
  type HivePageNode,
  type HivePerson,
  type HivePublishedPage,
  type HiveRedirect,
  type HiveResource,
  type HiveSection,
  type HiveSetting,
  type HiveTree,
  type HiveTypeSettings,
  type HiveWaiver,
  longestDescription,
  type ModelOf,
  mostComponents,
  rootKey,
  type SettingValue,
  type SettingValues,
  type UriSettings,
} from './types.ts';
export { uriPath } from './uri-path.ts';
export {
  isPortalPath,
  isYes,
  longestUri,
  pageLabel,
  pageWithUri,
  uriCollision,
  uriProblem,
  withSlash,
} from './uris.ts';
export { withSetting } from './with-setting.ts';
export { countDifferences, type HiveWords, nodeLabel, sayDifference, sayDifferences } from './words.ts';
