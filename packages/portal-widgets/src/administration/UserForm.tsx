import { Button, Combobox, type ComboboxOption, Form, type FormProblem, Grid, Select } from '@portal/design-system';
import type { AccountRow, UserDetail, UserValues } from '@portal/domain/administration';
import { isOperatorKind, type UserKind, userTypes } from '@portal/domain/session';
import { formProblems, type ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { administrationMessages } from '../messages/administration.ts';
import { commonMessages } from '../messages/common.ts';
import { ValidatedInput } from '../validated-input/ValidatedInput.tsx';
import * as css from './administration.css.ts';

const { form: messages, userTypes: typeNames } = administrationMessages;

const textFields = ['username', 'firstname', 'lastname', 'email', 'mobile'] as const;
type TextField = (typeof textFields)[number];

export interface UserFormProps {
  /** The user being edited, whose name cannot be changed; null for a new one. */
  readonly user: UserDetail | null;
  /** As returned by validation/get for `user`. */
  readonly rules: ValidationModel;
  /** Whether the types root and it can be given. */
  readonly isRoot: boolean;
  readonly findAccounts: (text: string) => Promise<readonly AccountRow[]>;
  /** Resolves to the problems found, empty on success. */
  readonly onSave: (values: UserValues) => Promise<readonly FormProblem[]>;
  readonly onCancel: () => void;
}

const nothing: UserValues = {
  username: '',
  firstname: '',
  lastname: '',
  email: '',
  mobile: '',
  user_type: 'customer',
  accounts: [],
};

/** Invites a user or edits one. */
export function UserForm({ user, rules, isRoot, findAccounts, onSave, onCancel }: UserFormProps) {
  const start = user ?? nothing;
  /** Null for a field that shows its own error (VAL-03). */
  const [texts, setTexts] = useState<Readonly<Record<TextField, string | null>>>(() => ({
    username: start.username,
    firstname: start.firstname,
    lastname: start.lastname,
    email: start.email,
    mobile: start.mobile,
  }));
  const [type, setType] = useState<UserKind>(start.user_type);
  const [accounts, setAccounts] = useState<readonly ComboboxOption[]>(() =>
    start.accounts.map((accode) => ({ key: accode, label: accode })),
  );
  // Must keep its identity: the list of accounts reloads when `load` changes.
  const [load] = useState(
    () => async (text: string) =>
      (await findAccounts(text)).map(
        ({ accode, name }): ComboboxOption => ({ key: accode, label: accode, detail: name }),
      ),
  );
  const shown = textFields.filter((name) => user === null || name !== 'username');
  const isOwn = user?.is_self === true;
  const save = async () => {
    const given = Object.fromEntries(shown.map((name) => [name, texts[name]]));
    const problems = formProblems(rules, given);
    if (problems.length > 0) return problems;
    // Without problems every value is a string.
    return onSave({ ...(texts as UserValues), user_type: type, accounts: accounts.map(({ key }) => key) });
  };
  return (
    <Form
      label={user === null ? messages.add : messages.edit(user.username)}
      labels={messages.fields}
      submit={user === null ? messages.send : messages.save}
      actions={<Button onClick={onCancel}>{commonMessages.cancel}</Button>}
      onSubmit={save}
    >
      {(error) => (
        <>
          {user?.in_feed ? <p className={css.note}>{messages.inFeed}</p> : null}
          <Grid least={200} gap={4}>
            {shown.map((name) => (
              <ValidatedInput
                key={name}
                model={rules}
                field={name}
                label={messages.fields[name]}
                autoCapitalize={name === 'username' || name === 'email' ? 'none' : 'words'}
                autoComplete="off"
                spellCheck={false}
                value={texts[name]}
                error={error(name)}
                onValueChange={(value) => setTexts((before) => ({ ...before, [name]: value }))}
              />
            ))}
            <Select<UserKind>
              name="user_type"
              label={messages.fields.user_type}
              hint={isOwn ? messages.ownType : isRoot ? undefined : messages.onlyRoot}
              error={error('user_type')}
              disabled={isOwn}
              value={type}
              options={userTypes.map((value) => ({
                value,
                label: typeNames[value],
                disabled: !isRoot && isOperatorKind(value),
              }))}
              onValueChange={setType}
            />
          </Grid>
          <Combobox
            multiple
            name="accounts"
            label={messages.fields.accounts}
            hint={messages.accountsHint}
            nothing={messages.noAccount}
            error={error('accounts')}
            options={load}
            value={accounts}
            onValueChange={setAccounts}
          />
        </>
      )}
    </Form>
  );
}
