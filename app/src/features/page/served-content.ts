import { createContext, type ReactNode } from 'react';

/** On the server: the content rendered in place of a published page. Null in the browser, which hydrates what is there. */
export const ServedContent = createContext<ReactNode>(null);
