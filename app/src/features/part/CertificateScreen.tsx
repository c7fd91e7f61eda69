import { Button, EmptyState, Heading, TextField } from '@portal/design-system';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { certificatesMessages } from '../../messages/certificates.ts';
import { CertificateTab } from './CertificateTab.tsx';
import * as css from './PartScreen.css.ts';

/** CERT-01, NAV-07: certificates by number, batch, heat or part without sign-in; by order number for the user's accounts. */
export function CertificateScreen() {
  const { needle = '' } = useParams();
  const navigate = useNavigate();
  const [text, setText] = useState(needle);
  useEffect(() => setText(needle), [needle]);
  const find = (event: FormEvent) => {
    event.preventDefault();
    navigate(text.trim() === '' ? '/testcert' : `/testcert/${encodeURIComponent(text.trim())}`);
  };
  return (
    <main className={css.screen}>
      <Heading level={1} size="section">
        {certificatesMessages.title}
      </Heading>
      <search>
        <form className={css.search} onSubmit={find}>
          <TextField label={certificatesMessages.field} value={text} onValueChange={setText} type="search" />
          <Button kind="filled" type="submit">
            {certificatesMessages.find}
          </Button>
        </form>
      </search>
      <div className={css.body}>
        {needle === '' ? (
          <EmptyState title={certificatesMessages.hint}>
            <p>{certificatesMessages.hintDetail}</p>
          </EmptyState>
        ) : (
          <CertificateTab key={needle} needle={needle} />
        )}
      </div>
    </main>
  );
}
