import { Dialog, Link as StyledLink } from '@portal/design-system';
import { compareAddress } from '@portal/domain/catalogue';
import { useCompared } from '@portal/portal-client/react';
import { compareMessages } from '../../messages/compare.ts';
import { Link } from '../../navigation/Link.tsx';
import { Comparison } from './Comparison.tsx';

/** PART-11: compares the chosen parts in a dialog; `/compare` shows the same at an address that can be shared. */
export function CompareDialog({ onClose }: { onClose: () => void }) {
  const { chosen, set } = useCompared();
  return (
    <Dialog
      title={compareMessages.title}
      size="l"
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      foot={
        <StyledLink asChild kind="outlined">
          <Link to={compareAddress(chosen)} target="_blank" rel="noopener">
            {compareMessages.openPage}
          </Link>
        </StyledLink>
      }
    >
      <Comparison codes={chosen} onCodes={set} />
    </Dialog>
  );
}
