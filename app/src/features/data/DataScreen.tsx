import { PhoneNav, PhoneNavLink, Skeleton } from '@portal/design-system';
import { isOperator } from '@portal/domain/session';
import { lazyComponent, useSession } from '@portal/portal-client/react';
import { type ComponentType, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { dataMessages } from '../../messages/data.ts';
import { Refused } from '../../navigation/guards.tsx';
import { Link } from '../../navigation/Link.tsx';
import { Region } from '../../page/Region.tsx';
import * as css from './DataScreen.css.ts';

const AuditSection = lazyComponent(async () => (await import('./AuditSection.tsx')).AuditSection);
const DestinationsSection = lazyComponent(async () => (await import('./DestinationsSection.tsx')).DestinationsSection);
const UsersSection = lazyComponent(async () => (await import('./UsersSection.tsx')).UsersSection);
const SourcesSection = lazyComponent(async () => (await import('./SourcesSection.tsx')).SourcesSection);
const LoadsSection = lazyComponent(async () => (await import('./LoadsSection.tsx')).LoadsSection);

/** Sections by the last part of the path. The first one is also shown at the path without it. */
const sections: readonly { readonly path: string; readonly name: string; readonly Section: ComponentType }[] = [
  { path: 'loads', name: dataMessages.sections.loads, Section: LoadsSection },
  { path: 'sources', name: dataMessages.sections.sources, Section: SourcesSection },
  { path: 'destinations', name: dataMessages.sections.destinations, Section: DestinationsSection },
  { path: 'users', name: dataMessages.sections.users, Section: UsersSection },
  { path: 'audit', name: dataMessages.sections.audit, Section: AuditSection },
];

/** What the supplier's IT runs the portal with. Only for root and it. */
export function DataScreen() {
  const { section = '' } = useParams();
  const session = useSession();
  if (session.status !== 'signed_in') return <main className={css.screen} aria-busy="true" />;
  if (!isOperator(session.login.user_details, config.product)) return <Refused />;
  const shown = sections.find(({ path }) => path === section.toLowerCase()) ?? sections[0];
  return (
    <main className={css.screen}>
      <div className={css.nav}>
        <PhoneNav label={dataMessages.navigation} title={dataMessages.title} current={shown?.path ?? ''} row="medium">
          {sections.map(({ path, name }) => (
            <PhoneNavLink key={path} asChild current={shown?.path === path}>
              <Link to={`/data/${path}`}>{name}</Link>
            </PhoneNavLink>
          ))}
        </PhoneNav>
      </div>
      <div className={css.inside}>
        <Region key={shown?.path} name={dataMessages.sectionRegion}>
          <Suspense fallback={<Skeleton width="full" />}>{shown ? <shown.Section /> : null}</Suspense>
        </Region>
      </div>
    </main>
  );
}
