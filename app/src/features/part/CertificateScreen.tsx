import { Button, EmptyState, Heading, TextField } from '@portal/design-system';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
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
        Test certificates
      </Heading>
      <search>
        <form className={css.search} onSubmit={find}>
          <TextField
            label="Certificate, batch, heat, order or part"
            value={text}
            onValueChange={setText}
            type="search"
          />
          <Button kind="filled" type="submit">
            Find certificates
          </Button>
        </form>
      </search>
      <div className={css.body}>
        {needle === '' ? (
          <EmptyState title="Type the beginning of a number, such as TC-1000 or HXB-16080.">
            <p>The batch and heat stand on the label of the box.</p>
          </EmptyState>
        ) : (
          <CertificateTab key={needle} needle={needle} />
        )}
      </div>
    </main>
  );
}
