/** Problems with the configuration, shown to the operator when the portal starts. */
export const configMessages = {
  wrong: (problems: readonly string[]) => `The configuration is wrong:\n  ${problems.join('\n  ')}`,
  problem: (variable: string, problem: string) => `${variable}: ${problem}`,
  misspelled: (variable: string, meant: string) => `${variable}: unknown variable; did you mean ${meant}?`,
  fileAndVariable: (variable: string) => `${variable}_FILE: ${variable} is also set`,
  unencrypted: (variable: string) => `${variable}: production sends nothing unencrypted; use an https address`,
  databaseUrl: 'must begin with postgres:// or postgresql://',
  product: 'must be lower-case letters, digits and dashes',
  secretKey: 'must be 32 bytes in base 64, as `openssl rand -base64 32` makes them',
  logo: 'must be an .svg, .png, .jpg or .webp file',
  noFile: 'there is no such file',
  noFolder: 'there is no such folder',
  mailFrom: 'must be an address, such as Portal <orders@portal.example>',
  tlsProxy: 'must be addresses or networks, such as 10.0.0.0/8, 192.168.1.2, or loopback, linklocal, uniquelocal',
  portInUse: (variable: string, port: number, host: string) =>
    `${variable}: port ${port} on ${host} is in use. End the process that listens there, or choose another port.`,
  cannotListen: (variable: string, port: number, host: string, reason: string) =>
    `${variable}: cannot listen on port ${port} of ${host}: ${reason}`,
  smtpUrl: 'must begin with smtp:// or smtps://',
  origin: 'must be the start of an address, such as https://portal.example',
  virusScanner: 'must be tcp://host:port of a clamd',
  httpUrl: 'must begin with https:// or http://',
  dsn: 'must be a DSN, such as https://key@errors.example/42',
  recipients: 'must be public keys of age, such as age1…, separated by commas or spaces',
  hosts: 'must be host names, such as pay.example, www.example',
  address: 'must be an address, such as https://classic.example',
  needed: {
    secretKey:
      'production encrypts authenticator secrets with it; generate one with `openssl rand -base64 32` and store it safely',
    tlsProxy: 'production is served over https only; name the proxies that terminate TLS, such as 10.0.0.0/8',
    address: 'production needs its public address for links in mails, such as https://portal.example',
  },
  demoUsers: 'Production does not start with the demo users, whose password is public. Remove or disable them first.',
};

/** Problems with the keys that encrypt authenticator secrets. */
export const secretKeyMessages = {
  notAKey: (file: string) => `${file} does not contain a key: 32 bytes in base 64`,
  none: 'There is no key to encrypt a secret with',
  unknown: 'An authenticator secret was encrypted with a key that is not in PORTAL_SECRET_KEY',
  changed: (owner: string) =>
    `The authenticator secret of ${owner} cannot be decrypted: it was changed in the database`,
  withRemedy: (problem: string) =>
    `${problem}. Provide the key that this database was used with, in PORTAL_SECRET_KEY or secret.key. If it is lost, turn two-step sign-in off for its users: portal user reset-second-factor NAME …`,
};
