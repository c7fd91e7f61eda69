import { EmptyState, ErrorState, Heading, Link as LinkLook, Skeleton, Stack, Tag } from '@portal/design-system';
import type { ProductInformation } from '@portal/domain/catalogue';
import {
  drawnPart,
  lazyComponent,
  useImageFailed,
  useProductInformation,
  useSession,
} from '@portal/portal-client/react';
import { PartImage } from '@portal/portal-widgets';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { PartViewProps } from '../../lazy/part-view.ts';
import { usePartView } from '../../lazy/part-view.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './PartScreen.css.ts';
import { usePartTitle } from './use-part-title.ts';

const UnknownPart = lazyComponent(async () => (await import('./UnknownPart.tsx')).UnknownPart);

const shownFacts = 6;

/** What there is to see at once: picture, name, main facts, stock notes. */
function Head({ information }: { readonly information: ProductInformation }) {
  const { facts, details, stockNotes, superseded_by } = information;
  const onFailed = useImageFailed();
  const signedIn = useSession().status === 'signed_in';
  if (!facts) return null;
  const main = [
    ...details.slice(0, shownFacts).map(({ label, value }) => [label, value] as const),
    ['Pack', `${facts.pack_quantity.toLocaleString('en-AU')} (${facts.pack_code})`] as const,
  ];
  return (
    <div className={css.head}>
      <div className={css.picture}>
        <PartImage
          part={drawnPart(information)}
          name={facts.description}
          size={600}
          eager
          height={280}
          zoom
          onFailed={onFailed}
        />
      </div>
      <div className={css.facts}>
        <p className={css.code}>
          {facts.stock_code} {facts.discontinued ? <Tag tone="warning">Discontinued</Tag> : null}
        </p>
        <Heading level={1} size="section">
          {/* A size stays in one piece. */}
          {facts.description.replaceAll(' × ', '\u00a0×\u00a0')}
        </Heading>
        {superseded_by === null ? null : (
          <p className={css.note}>
            Superseded by{' '}
            <LinkLook asChild>
              <Link to={`/part/${encodeURIComponent(superseded_by)}`}>{superseded_by}</Link>
            </LinkLook>
          </p>
        )}
        <dl className={css.list}>
          {main.map(([label, value]) => (
            <div key={label} className={css.fact}>
              <dt className={css.quiet}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {stockNotes.length > 0 ? (
          <section aria-labelledby="stock-notes" className={css.notes}>
            <h2 id="stock-notes" className={css.notesTitle}>
              Stock notes
            </h2>
            <ul>
              {stockNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className={css.actions}>
          <LinkLook kind="filled" asChild>
            {signedIn ? (
              <Link to="/orders">Go to your orders</Link>
            ) : (
              <Link to={`/login?returnUrl=${encodeURIComponent(`/part/${facts.stock_code}`)}`}>
                Sign in for price and stock
              </Link>
            )}
          </LinkLook>
          <LinkLook kind="outlined" asChild>
            <Link to={`/search/${encodeURIComponent([facts.product_type, facts.size].join(' '))}`}>Find the like</Link>
          </LinkLook>
        </div>
      </div>
    </div>
  );
}

/** NAV-02: a part for visitors and customers, with its stock notes and tabs; near codes for one that is unknown. */
export function PartScreen() {
  const { part = '' } = useParams();
  const stock_code = part.trim().toUpperCase();
  const session = useSession();
  const accode = session.status === 'signed_in' ? session.accode : null;
  const { data: information, error, reload } = useProductInformation(stock_code, accode);
  const PartView = usePartView();
  const context: PartViewProps['context'] =
    session.status !== 'signed_in' ? 'logged_out' : accode === null ? 'public' : 'portal';
  usePartTitle(information ?? null, stock_code);
  return (
    <main className={css.screen}>
      {error ? (
        <ErrorState title="We couldn't load this part." onRetry={reload} />
      ) : information === undefined || session.status === 'signing_in' ? (
        <Stack gap={4}>
          <Skeleton width="xl" />
          <Skeleton width="full" />
          <Skeleton width="full" />
        </Stack>
      ) : !information?.facts ? (
        <Suspense fallback={<EmptyState title={`There is no part ${stock_code}.`} />}>
          <UnknownPart key={stock_code} code={stock_code} />
        </Suspense>
      ) : (
        <>
          <Head information={information} />
          <div className={css.tabs}>
            <Suspense fallback={<Skeleton width="full" />}>
              <PartView
                key={stock_code}
                stock_code={stock_code}
                context={context}
                accode={accode}
                warehouse={null}
                look="plain"
                goToTab="dimensions"
              />
            </Suspense>
          </div>
        </>
      )}
    </main>
  );
}
