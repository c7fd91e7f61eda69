import { createContext, type ReactNode } from 'react';

/** On the server: what is drawn where a published page stands. Null in the browser, which takes it over as it stands. */
export const ServedContent = createContext<ReactNode>(null);
