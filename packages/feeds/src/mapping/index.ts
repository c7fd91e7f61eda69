export { type Layout, layoutOf, type Mapping, MappingError, readMapping } from './mapping.ts';
