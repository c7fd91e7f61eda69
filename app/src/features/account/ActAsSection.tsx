import { useActAs } from '@portal/portal-client/react';
import { ActAs } from '@portal/portal-widgets';

/** SESS-09: staff of type root or it act as a customer. */
export const ActAsSection = () => <ActAs {...useActAs()} />;
