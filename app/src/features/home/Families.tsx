import { ErrorState, Heading, Skeleton } from '@portal/design-system';
import type { Family } from '@portal/domain/catalogue';
import { middleOf } from '@portal/domain/drawing';
import { usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import { Link } from '../../navigation/Link.tsx';
import { useFamilies } from './data/use-families.ts';
import { Drawing } from './drawing/Drawing.tsx';
import { familyFigure } from './drawing/families.ts';
import * as css from './Families.css.ts';

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function FamilyCell({ family }: { family: Family }) {
  const figure = useMemo(() => familyFigure(family.name), [family.name]);
  return (
    <Link to={`/search/${encodeURIComponent(family.name)}`} className={css.cell}>
      <span className={css.field}>
        <Drawing figure={figure} width={264} height={140} left={132 - middleOf(figure)} axis={64} />
      </span>
      <span className={css.name}>
        {family.name}
        <span className={css.count}>{family.count.toLocaleString('en-AU')}</span>
      </span>
      <span className={css.fact}>{family.sizes}</span>
      <span className={css.fact}>{family.kinds}</span>
    </Link>
  );
}

/** Product families with live counts from the stock list. */
export function Families() {
  const { families, failed } = useFamilies();
  const { catalogue } = usePortal();
  return (
    <section className={css.section} aria-labelledby="families">
      <div className={css.head}>
        <Heading level={2} size="section" id="families">
          Product families
        </Heading>
        <p className={css.aside}>Each drawn as its M12 part, all at one scale. Millimetres.</p>
      </div>
      {failed && !families ? (
        <ErrorState title="We couldn't load the list of parts." onRetry={() => void catalogue.load()} />
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
