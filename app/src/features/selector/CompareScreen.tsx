import { Heading } from '@portal/design-system';
import { codesOfAddress, compareAddress } from '@portal/domain/catalogue';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { compareMessages } from '../../messages/compare.ts';
import { Comparison } from './Comparison.tsx';
import * as css from './Selector.css.ts';

/** PART-11: compares the parts named in the address. */
export function CompareScreen() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const codes = useMemo(() => codesOfAddress(pathname.replace(/^\/compare/i, '')), [pathname]);
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {compareMessages.title}
      </Heading>
      <Comparison codes={codes} onCodes={(next) => navigate(compareAddress(next), { replace: true })} />
    </main>
  );
}
