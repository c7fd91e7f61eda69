import { Heading } from '@portal/design-system';
import { useNavigate, useParams } from 'react-router-dom';
import { whereToBuyMessages } from '../../messages/where-to-buy.ts';
import * as css from './PartScreen.css.ts';
import { Stores } from './StoresTab.tsx';

/** WTB-01, NAV-07: stores near a postcode or suburb. No sign-in. */
export function WhereToBuyScreen() {
  const { needle = '' } = useParams();
  const navigate = useNavigate();
  return (
    <main className={css.screen}>
      <div className={css.screenTitle}>
        <Heading level={1} size="section">
          {whereToBuyMessages.title}
        </Heading>
      </div>
      <Stores
        needle={needle}
        onNeedle={(text) => navigate(text === '' ? '/wherebuy' : `/wherebuy/${encodeURIComponent(text)}`)}
      />
    </main>
  );
}
