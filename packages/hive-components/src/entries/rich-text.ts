import * as library from '../rich/library.ts';
import { provideRichText } from '../rich/rich-text.ts';

// For the server, tests and the screen that fetches a page: they read settings from the start. Others call `loadRichText`.
provideRichText(library);
