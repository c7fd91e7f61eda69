import type { CartDocument } from '@portal/portal-client';
import { useOtherEdits } from '@portal/portal-client/react';
import { OtherEdits } from '@portal/portal-widgets';

export const Others = ({ document }: { document: CartDocument }) => <OtherEdits edits={useOtherEdits(document)} />;
