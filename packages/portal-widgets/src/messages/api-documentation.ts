export const apiDocumentationMessages = {
  find: 'Find a call',
  found: (found: number, all: number) => `${found} of ${all} calls`,
  none: 'No call has this name. Type part of a name, such as cart or price.',
  access: {
    anyone: 'open to anyone',
    signed_in: 'for signed-in users',
    customer: 'for users with an account',
    staff: 'for staff',
    operator: 'for Root and IT users',
  },
  facts: (method: string, paths: readonly string[], access: string, seconds: number) =>
    `${method} ${paths.join(' or ')} · ${access} · responds within ${seconds} s`,
  kind: (kind: string, required: boolean) => `${kind}${required ? '' : ', optional'}`,
  tryCall: {
    label: (call: string) => `Try ${call}`,
    data: 'data',
    invalid: 'This is not valid JSON',
    missing: (parameters: readonly string[]) => `Type ${parameters.join(' and ')} first`,
    send: 'Try it',
    result: (words: string, milliseconds: number) => `${words} after ${milliseconds} ms`,
  },
};
