import { useCatalogueStatus, useFamilies, usePortal } from '@portal/portal-client/react';
import { HomeHero, OrderingLinks, ProductFamilies } from '@portal/portal-widgets';
import { useNavigate } from 'react-router-dom';
import { homeMessages } from '../../messages/home.ts';
import { Region } from '../../page/Region.tsx';

function Families() {
  const { families, failed } = useFamilies();
  const { catalogue } = usePortal();
  return <ProductFamilies families={families} failed={failed} onRetry={() => void catalogue.load()} />;
}

/** NAV-01: the built-in public home page. */
export function HomeScreen() {
  const { page } = usePortal();
  const { parts } = useCatalogueStatus();
  const navigate = useNavigate();
  return (
    <main>
      <HomeHero
        parts={parts || (page?.parts ?? 0)}
        onSearch={(text) => navigate(text === '' ? '/search' : `/search/${encodeURIComponent(text)}`)}
      />
      <OrderingLinks />
      <Region name={homeMessages.familiesRegion}>
        <Families />
      </Region>
    </main>
  );
}
