import { browserMemory } from '@portal/portal-client/react';

/** SHELL-07: whether the tour was taken or declined in this browser. */
export const tourMemory = browserMemory('portal.tour', ['over']);
