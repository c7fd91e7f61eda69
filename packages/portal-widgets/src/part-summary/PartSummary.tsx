import { Breadcrumbs, DescriptionList, Heading, Link as LinkLook, Tag } from '@portal/design-system';
import type { ProductInformation } from '@portal/domain/catalogue';
import { drawnPart } from '@portal/domain/drawing';
import type { ReactNode } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { partPanelMessages } from '../messages/part-panel.tsx';
import { partSummaryMessages as messages } from '../messages/part-summary.tsx';
import { PartImage } from '../part-image/PartImage.tsx';
import * as css from './PartSummary.css.ts';

const shownFacts = 6;

export interface PartSummaryProps {
  readonly information: ProductInformation;
  readonly isSignedIn: boolean;
  readonly onImageFailed: (address: string) => void;
  /** The buying panel, for users who may buy: beside the part; on a phone below its picture. */
  readonly buying?: ReactNode;
}

/** The searches that lead to a part: all parts, its family, its size. */
const levelsOf = ({ product_type, size, stock_code }: NonNullable<ProductInformation['facts']>) => [
  { label: messages.search, href: '/search' },
  ...[[product_type], [product_type, size]]
    .filter((words) => words.every((word) => word !== ''))
    .map((words) => ({ label: words.at(-1) ?? '', href: searchFor(words) })),
  { label: stock_code },
];

const searchFor = (words: readonly string[]) => `/search/${encodeURIComponent(words.join(' '))}`;

/** NAV-02: the top of a part's page: picture, name, main facts, stock notes and links. */
export function PartSummary({ information, isSignedIn, onImageFailed, buying }: PartSummaryProps) {
  const { facts, details, stockNotes, superseded_by } = information;
  if (!facts) return null;
  const main = [
    ...details.slice(0, shownFacts).map(({ label, value }) => ({ name: label, value })),
    { name: messages.pack, value: messages.packOf(facts.pack_quantity.toLocaleString('en-AU'), facts.pack_code) },
  ];
  return (
    <div className={buying ? css.buyerHead : css.head}>
      <div className={css.levels}>
        <Breadcrumbs items={levelsOf(facts)} link={(href, label) => <AppLink to={href}>{label}</AppLink>} />
      </div>
      <div className={css.title}>
        <p className={css.code}>
          {facts.stock_code} {facts.discontinued ? <Tag tone="warning">{messages.discontinued}</Tag> : null}
        </p>
        <Heading level={1} size="section">
          {/* Non-breaking spaces keep a size on one line. */}
          {facts.description.replaceAll(' × ', '\u00a0×\u00a0')}
        </Heading>
        {superseded_by === null ? null : (
          <p className={css.note}>
            {messages.supersededBy(
              <LinkLook asChild>
                <AppLink to={`/part/${encodeURIComponent(superseded_by)}`}>{superseded_by}</AppLink>
              </LinkLook>,
            )}
          </p>
        )}
      </div>
      <div className={css.picture}>
        <PartImage
          part={drawnPart(information)}
          name={facts.description}
          size={600}
          eager
          height={280}
          zoom
          onFailed={onImageFailed}
        />
      </div>
      {buying ? <div className={css.buying}>{buying}</div> : null}
      <div className={css.facts}>
        <div className={css.text}>
          <DescriptionList layout={buying ? 'columns' : 'rows'} ruled={!buying} items={main} />
        </div>
        {stockNotes.length > 0 ? (
          <section aria-labelledby="stock-notes" className={css.notes}>
            <h2 id="stock-notes" className={css.notesTitle}>
              {partPanelMessages.details.stockNotes}
            </h2>
            <ul>
              {stockNotes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </section>
        ) : null}
        <div className={css.actions}>
          {buying ? null : (
            <LinkLook kind="filled" asChild>
              {isSignedIn ? (
                <AppLink to="/orders">{messages.orders}</AppLink>
              ) : (
                <AppLink to={`/login?returnUrl=${encodeURIComponent(`/part/${facts.stock_code}`)}`}>
                  {messages.signIn}
                </AppLink>
              )}
            </LinkLook>
          )}
          <LinkLook kind="outlined" asChild>
            <AppLink to={searchFor([facts.product_type, facts.size])}>{messages.similar}</AppLink>
          </LinkLook>
        </div>
      </div>
    </div>
  );
}
