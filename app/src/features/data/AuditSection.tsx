import { useAuditLog } from '@portal/portal-client/react';
import { AuditLog } from '@portal/portal-widgets';
import { useSpacing } from '../../look/use-look.ts';

/** Who did what. */
export const AuditSection = () => <AuditLog {...useAuditLog()} spacing={useSpacing()} />;
