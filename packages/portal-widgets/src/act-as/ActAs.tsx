import type { FormProblem } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { actAsMessages as messages } from '../messages/act-as.ts';
import * as css from './ActAs.css.ts';

const fields = [
  { name: 'username', label: messages.username, autoComplete: 'off' },
  {
    name: 'reason',
    label: messages.reason,
    autoComplete: 'off',
    autoCapitalize: 'sentences',
    hint: messages.reasonHint,
  },
  { name: 'password', label: messages.password, autoComplete: 'current-password', secret: true },
] as const;

export interface ActAsProps {
  readonly rules: ValidationModel;
  /** Resolves to the problems, if any. */
  readonly onStart: (
    given: Readonly<Record<(typeof fields)[number]['name'], string>>,
  ) => Promise<readonly FormProblem[]>;
}

/** SESS-09: staff of type root or it act as a customer. */
export function ActAs({ rules, onStart }: ActAsProps) {
  return (
    <section aria-label={messages.title} className={css.narrow}>
      <p className={css.aside}>{messages.explanation}</p>
      <FieldsForm label={messages.title} submit={messages.start} fields={fields} rules={rules} onSubmit={onStart} />
    </section>
  );
}
