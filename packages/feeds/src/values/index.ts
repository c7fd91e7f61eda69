export { isFault, readValue } from './read-value.ts';
export { type Fault, type Formats, plainFormats } from './types.ts';
