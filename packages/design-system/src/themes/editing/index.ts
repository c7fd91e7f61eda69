export { type ContrastFinding, contrastFailures } from '../contrast.ts';
export { type BrandColours, brandTheme } from './brand.ts';
export {
  type Draft,
  draftOf,
  redone,
  repaired,
  startFrom,
  undone,
  withAccent,
  withBrand,
  withTheme,
  withToken,
} from './draft.ts';
export { cssValues, exchangeLimit, exportTheme, type Imported, importTheme, type OwnTheme } from './exchange.ts';
export { hexOf, readOklch } from './oklch.ts';
export { type ReadValue, readValue } from './read-value.ts';
export { type Offer, offerFor, type Repaired, repairContrast } from './repair.ts';
export { type Role, type RoleGroup, type RoleKind, roleGroups, roles } from './roles.ts';
