/** Who else has the draft open. */
export const presenceMessages = {
  label: 'Also in this draft',
  /** The initials are what is seen, and so what people who speak to their computer say. */
  at: (name: string, initials: string, component: string) => `${name} (${initials}), at ${component}. Go there`,
  here: (name: string, initials: string) => `${name} (${initials}) has this draft open`,
};
