import { Button, Checkbox, DescriptionList, ErrorState, Skeleton, TextField } from '@portal/design-system';
import { Download, Mail } from '@portal/design-system/icons';
import type { TestCertificate } from '@portal/domain/catalogue';
import { shortDate } from '@portal/domain/format';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { certificatesMessages as messages } from '../messages/certificates.ts';
import * as css from './CertificateList.css.ts';

/** Chemical analysis and mechanical values of one batch, as on its certificate. */
function CertificateFigures({ certificate }: { certificate: TestCertificate }) {
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

export interface CertificateListProps {
  /** Null while loading. */
  readonly certificates: readonly TestCertificate[] | null;
  /** Number of all matches, which may be more than are shown. */
  readonly total: number;
  readonly failed?: boolean;
  /** Omitted when all certificates are for one part. */
  readonly showPart?: boolean;
  /** Resolves to an error message, or null on success. Null when signed out: mail needs a signed-in sender. */
  readonly onMail: ((numbers: readonly string[], email: string) => Promise<string | null>) | null;
  /** Resolves to an error message, or null on success. */
  readonly onDownload: (numbers: readonly string[]) => Promise<string | null>;
  readonly onRetry: () => void;
  readonly onMore?: (() => void) | undefined;
  /** Text of the empty state. */
  readonly none: string;
}

const { columns } = messages;

/** CERT-01: test certificates to view, download and mail. */
export function CertificateList(props: CertificateListProps) {
  const { certificates, total, failed, showPart = false, onMail, onDownload, onRetry, onMore, none } = props;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const [mailing, setMailing] = useState(false);
  const [email, setEmail] = useState('');
  const [busy, setBusy] = useState<'mail' | 'download' | null>(null);
  const [said, setSaid] = useState<{ readonly bad: boolean; readonly text: string } | null>(null);
  const id = useId();

  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (certificates === null) {
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton width="full" />
        <Skeleton width="full" />
      </div>
    );
  }
  if (certificates.length === 0) return <p className={css.quiet}>{none}</p>;

  const shown = certificates.map(({ certificate_no }) => certificate_no);
  const picked = shown.filter((each) => chosen.includes(each));
  const toggle = (number: string, on: boolean) =>
    setChosen((before) => (on ? [...before, number] : before.filter((each) => each !== number)));
  const run = async (kind: 'mail' | 'download', work: () => Promise<string | null>, done: string) => {
    setBusy(kind);
    setSaid(null);
    const wrong = await work();
    setBusy(null);
    setSaid(wrong === null ? { bad: false, text: done } : { bad: true, text: wrong });
    return wrong === null;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!onMail) return;
    const to = email.trim();
    if (await run('mail', () => onMail(picked, to), messages.mailForm.sent(picked.length, to))) setMailing(false);
  };
  const reason = picked.length === 0 ? messages.chooseFirst : undefined;

  return (
    <div className={css.list}>
      <div className={css.bar}>
        <Checkbox
          checked={picked.length === 0 ? false : picked.length === shown.length || 'mixed'}
          onCheckedChange={(on) => setChosen(on ? shown : [])}
        >
          {messages.all(certificates.length)}
        </Checkbox>
        <Button
          size="s"
          icon={Download}
          reason={reason}
          loading={busy === 'download'}
          onClick={() => void run('download', () => onDownload(picked), messages.downloaded(picked.length))}
        >
          {messages.download}
        </Button>
        {onMail ? (
          <Button size="s" icon={Mail} reason={reason} aria-expanded={mailing} onClick={() => setMailing(!mailing)}>
            {messages.mail}
          </Button>
        ) : (
          <span className={css.quiet}>{messages.signInToMail}</span>
        )}
        <span className={css.count}>
          {picked.length === 0 ? messages.count(total) : messages.chosen(picked.length)}
        </span>
      </div>
      {mailing && picked.length > 0 ? (
        <form className={css.mail} onSubmit={(event) => void send(event)} aria-label={messages.mailForm.label}>
          <TextField label={messages.mailForm.to} type="email" value={email} onValueChange={setEmail} />
          <Button kind="filled" type="submit" loading={busy === 'mail'}>
            {messages.mailForm.send(picked.length)}
          </Button>
        </form>
      ) : null}
      <p role="status" className={said?.bad ? css.bad : css.said}>
        {said?.text}
      </p>
      <div className={table.scroll}>
        <table className={css.table}>
          <SmallHead
            className={css.head}
            words={[
              columns.certificate,
              ...(showPart ? [columns.part] : []),
              columns.batch,
              columns.heat,
              columns.standard,
            ]}
            figures={[columns.issued, columns.values]}
          />
          <tbody className={css.body}>
            {certificates.map((each) => {
              const { certificate_no, stock_code, description, batch, heat, issued, standard } = each;
              const isOpen = open === certificate_no;
              return (
                <Fragment key={certificate_no}>
                  <tr className={css.row}>
                    <th scope="row" className={css.number}>
                      <Checkbox
                        checked={chosen.includes(certificate_no)}
                        onCheckedChange={(on) => toggle(certificate_no, on)}
                      >
                        {certificate_no}
                      </Checkbox>
                    </th>
                    {showPart ? (
                      <td className={css.part}>
                        <b className={table.strong}>{stock_code}</b> <span className={css.quiet}>{description}</span>
                      </td>
                    ) : null}
                    <td className={css.fact} data-label={columns.batch}>
                      {batch}
                    </td>
                    <td className={css.fact} data-label={columns.heat}>
                      {heat}
                    </td>
                    <td className={css.fact} data-label={columns.standard}>
                      {standard}
                    </td>
                    <td className={css.date} data-label={columns.issued}>
                      {shortDate(issued)}
                    </td>
                    <td className={css.show}>
                      <Button
                        kind="text"
                        size="s"
                        aria-expanded={isOpen}
                        aria-label={isOpen ? messages.hideValues(certificate_no) : messages.showValues(certificate_no)}
                        onClick={() => setOpen(isOpen ? null : certificate_no)}
                      >
                        {isOpen ? messages.hide : messages.show}
                      </Button>
                    </td>
                  </tr>
                  {isOpen ? (
                    <tr className={css.openedRow}>
                      <td id={`${id}${certificate_no}`} colSpan={showPart ? 7 : 6} className={css.opened}>
                        <CertificateFigures certificate={each} />
                      </td>
                    </tr>
                  ) : null}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      {onMore ? (
        <Button kind="quiet" onClick={onMore}>
          {messages.showMore(total.toLocaleString('en-AU'))}
        </Button>
      ) : null}
    </div>
  );
}
