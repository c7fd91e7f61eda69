import { DescriptionList } from '@portal/design-system';
import type { TestCertificate } from '@portal/domain/catalogue';
import { certificatesMessages as messages } from '../messages/certificates.ts';
import * as css from './CertificateList.css.ts';

/** Chemical analysis and mechanical values of one batch, as on its certificate. */
export function CertificateFigures({ certificate }: { certificate: TestCertificate }) {
  const { chemistry, mechanical } = certificate;
  return (
    <div className={css.figures}>
      <div>
        <h4 className={css.heading}>{messages.analysis}</h4>
        <dl className={css.elements}>
          {Object.entries(chemistry).map(([element, percent]) => (
            <div key={element} className={css.element}>
              <dt className={css.quiet}>{element}</dt>
              <dd>{percent}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h4 className={css.heading}>{messages.mechanical}</h4>
        <DescriptionList layout="rows" items={mechanical.map(({ property, value }) => ({ name: property, value }))} />
      </div>
    </div>
  );
}
