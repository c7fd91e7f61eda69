import * as library from '../rich/library.ts';
import { provideRichText } from '../rich/rich-text.ts';

// For the server and tests, which decode settings from the start. Browsers call `loadRichText` instead.
provideRichText(library);
