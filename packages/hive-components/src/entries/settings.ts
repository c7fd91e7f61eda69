export { type ChildModel, childModel } from '../registry/child-model.ts';
export {
  type DecodedSettings,
  decodeSettings,
  describeSettings,
  encodeSettings,
  type WireSetting,
  withSettings,
} from '../registry/decode.ts';
export { type Children, type Group, groups, type IconName, type IslandName } from '../registry/definition.ts';
export {
  componentTypes,
  type HiveComponentType,
  isComponentType,
  registry,
  type SettingsOf,
} from '../registry/definitions.ts';
export { preflightTypes } from '../registry/preflight-types.ts';
export { revisionName, type StoredSettings } from '../registry/stored.ts';
export { type WantedContent, wantedContent } from '../registry/wanted.ts';
export { contentOf } from '../render/content-of.ts';
export { type PageInput, type PublishedPage, readPublishedPage } from '../render/published-page.ts';
export { readAddress } from '../rich/address.ts';
export { loadRichText, markdownReader } from '../rich/rich-text.ts';
export { contrast } from '../settings/contrast.ts';
export { readSides, type Sides } from '../settings/dimensions.ts';
export { readWidths } from '../settings/hidden-on.ts';
export { type DeviceWidth, deviceWidths, nameAtWidth, valuesAtWidth } from '../settings/per-width.ts';
export type { Finding } from '../settings/read-settings.ts';
export { type Setting, type Shape, type Values, type WireType, wireTypes } from '../settings/setting.ts';
