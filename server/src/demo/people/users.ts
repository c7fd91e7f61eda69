import type { userTypes } from '@portal/domain/session';
import { accountsOfUser } from './accounts.ts';

/** One row of the table `portal_user`, without the password hash. */
export interface DemoUser {
  readonly user_id: string;
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
  readonly user_type: (typeof userTypes)[number];
  readonly primary_accode: string | null;
  readonly accodes: readonly string[];
}

const user = (
  username: string,
  user_type: DemoUser['user_type'],
  firstname: string,
  lastname: string,
  line: number,
): DemoUser => {
  const accodes = accountsOfUser[username] ?? [];
  return {
    user_id: `demo-${username}`,
    username,
    firstname,
    lastname,
    email: `${username}@example.com`,
    // Reserved by the Australian regulator for fictional use.
    mobile: `0491 570 ${String(line)}`,
    user_type,
    primary_accode: accodes[0] ?? null,
    accodes,
  };
};

/** SESS-06: one user of each type; customers with one, several and thirty-five accounts. */
export const demoUsers: readonly DemoUser[] = [
  user('customer', 'customer', 'Moira', 'Tan', 156),
  user('multi', 'customer', 'Callum', 'Harding', 157),
  user('many', 'customer', 'Priya', 'Nair', 158),
  user('public', 'public', 'Jo', 'Fletcher', 159),
  user('root', 'root', 'Rhys', 'Okafor', 110),
  user('it', 'it', 'Ingrid', 'Solberg', 313),
  user('staff', 'staff', 'Stella', 'Marino', 737),
  user('mktg', 'mktg', 'Max', 'Lindqvist', 266),
  user('tech', 'tech', 'Tess', 'Huang', 491),
];

/** Roles that a feed may give. */
const feedRoles: readonly string[] = ['customer', 'staff', 'mktg', 'tech'];

/** Users that the feed brings. Operators and the public visitor come with their sign-ins only. */
export const feedUsers = demoUsers.filter(({ user_type }) => feedRoles.includes(user_type));

/** Initial preferences, to show that stored preferences apply. */
export const demoPreferences: readonly { readonly username: string; readonly name: string; readonly value: string }[] =
  [
    { username: 'customer', name: 'number_format', value: '1' },
    { username: 'customer', name: 'currency_format', value: '1' },
    { username: 'multi', name: 'vertical_spacing', value: 'compact' },
    { username: 'multi', name: 'number_format', value: '1' },
    { username: 'many', name: 'colour_theme', value: 'Classic' },
  ];
