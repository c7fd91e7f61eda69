import { z } from 'zod';
import { settingFileMessages } from '../messages/setting-file.ts';
import { signOnMessages } from '../messages/sign-on.ts';
import { SettingFile } from '../setting-file.ts';

/** An OpenID provider whose users can sign in. */
export interface Provider {
  /** Part of the portal's addresses for it. */
  readonly name: string;
  /** Shown on the button. */
  readonly label: string;
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The mail domains whose users this provider signs in, in lower case. */
  readonly domains: readonly string[];
  /** The `acr` values accepted, in order of preference; they are requested from the provider. Empty: any, or none. */
  readonly acr: readonly string[];
  /** The `amr` values of which an ID token must have one. Empty: any, or none. */
  readonly amr: readonly string[];
}

const { name, url } = settingFileMessages;
const providersFile = z.strictObject({
  providers: z.array(
    z.strictObject({
      name: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, name),
      label: z.string().min(1).max(60),
      issuer: z.url({ protocol: /^https?$/, error: url }),
      client_id: z.string().min(1),
      client_secret: z.string().min(1).optional(),
      client_secret_file: z.string().min(1).optional(),
      domains: z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, signOnMessages.domain)).min(1),
      acr: z.array(z.string().regex(/^\S+$/, signOnMessages.word)).default([]),
      amr: z.array(z.string().regex(/^\S+$/, signOnMessages.word)).default([]),
    }),
  ),
});

export interface ProvidersSetting {
  readonly providers: readonly Provider[];
  /** One line for each; empty if the file is correct. */
  readonly problems: readonly string[];
}

/** Reads the file of OpenID providers, if there is one. `isRefused`: whether the portal may not connect to the URL. */
export function readProviders(path: string | undefined, isRefused: (url: string) => boolean): ProvidersSetting {
  if (path === undefined) return { providers: [], problems: [] };
  const file = new SettingFile(path, providersFile);
  const { data, problems } = file;
  const providers = (data?.providers ?? []).map((each, index): Provider => {
    const at = `providers.${index}`;
    const clientSecret = file.secret(at, 'client_secret', each.client_secret, each.client_secret_file) ?? '';
    if (isRefused(each.issuer)) file.add(`${at}.issuer`, settingFileMessages.unencrypted);
    return {
      name: each.name,
      label: each.label,
      issuer: new URL(each.issuer),
      clientId: each.client_id,
      clientSecret,
      domains: each.domains.map((domain) => domain.toLowerCase()),
      acr: each.acr,
      amr: each.amr,
    };
  });
  file.checkNames(
    providers.map((each) => each.name),
    'providers',
  );
  return problems.length > 0 ? { providers: [], problems } : { providers, problems };
}
