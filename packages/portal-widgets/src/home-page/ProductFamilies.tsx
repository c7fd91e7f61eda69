import { ErrorState, Heading, Skeleton } from '@portal/design-system';
import type { Family } from '@portal/domain/catalogue';
import { middleOf } from '@portal/domain/drawing';
import { useMemo } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { commonMessages } from '../messages/common.ts';
import { homePageMessages } from '../messages/home-page.ts';
import { familyFigure } from '../part-drawing/family-figures.ts';
import { LineDrawing } from '../part-drawing/LineDrawing.tsx';
import * as css from './ProductFamilies.css.ts';

const messages = homePageMessages.families;
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function FamilyCell({ family }: { family: Family }) {
  const figure = useMemo(() => familyFigure(family.name), [family.name]);
  return (
    <AppLink to={`/search/${encodeURIComponent(family.name)}`} className={css.cell}>
      <span className={css.field}>
        <LineDrawing figure={figure} width={264} height={140} left={132 - middleOf(figure)} axis={64} />
      </span>
      <span className={css.name}>
        {family.name}
        <span className={css.count}>{family.count.toLocaleString('en-AU')}</span>
      </span>
      <span className={css.fact}>{family.sizes}</span>
      <span className={css.fact}>{family.kinds}</span>
    </AppLink>
  );
}

export interface ProductFamiliesProps {
  /** Null while loading. */
  readonly families: readonly Family[] | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Product families of the stock list, each with a drawing and its number of parts. */
export function ProductFamilies({ families, failed, onRetry }: ProductFamiliesProps) {
  return (
    <section className={css.section} aria-labelledby="families">
      <div className={css.head}>
        <Heading level={2} size="section" id="families">
          {messages.title}
        </Heading>
        <p className={css.aside}>{messages.scale}</p>
      </div>
      {failed && !families ? (
        <ErrorState title={commonMessages.partsFailed} onRetry={onRetry} />
      ) : (
        <div className={css.grid} aria-busy={families === null}>
          {families
            ? families.map((family) => <FamilyCell key={family.name} family={family} />)
            : places.map((place) => (
                <div key={place} className={css.cell}>
                  <span className={css.field} />
                  <Skeleton width="xl" />
                </div>
              ))}
        </div>
      )}
    </section>
  );
}
