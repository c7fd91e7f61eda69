import { Skeleton } from '@portal/design-system';
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
      <nav aria-label={dataMessages.navigation} className={css.nav}>
        <p className={css.title}>{dataMessages.title}</p>
        {sections.map(({ path, name }) => (
          <Link
            key={path}
            to={`/data/${path}`}
            aria-current={shown?.path === path ? 'page' : undefined}
            className={css.navLink}
          >
            {name}
          </Link>
        ))}
      </nav>
      <div className={css.inside}>
        <Region key={shown?.path} name={dataMessages.sectionRegion}>
          <Suspense fallback={<Skeleton width="full" />}>{shown ? <shown.Section /> : null}</Suspense>
        </Region>
      </div>
    </main>
  );
}
