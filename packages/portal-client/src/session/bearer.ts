import { bearerCookie } from '@portal/domain/session';

/** The bearer token (SESS-01). Readable by contract; on its own it does not authenticate. */
export interface Bearer {
  read(): string | null;
  /** The lifetime in milliseconds comes from the server, so that a wrong client clock does no harm. */
  write(token: string, lifeInMilliseconds: number, user?: string): void;
  clear(): void;
  /** The user that the bearer belongs to, if known to this browser; nothing of another user is sent with it (CART-22). */
  user(): string | null;
}

const userKey = 'portal.bearer-user';

export interface BearerSettings {
  readonly page: Pick<Document, 'cookie'>;
  /** True on https. */
  readonly secure: boolean;
  readonly storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
}

export function createBearer({ page, secure, storage = null }: BearerSettings): Bearer {
  const attributes = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  const setCookie = (text: string): void => {
    page.cookie = `${text}${attributes}`;
  };
  const quietly = <Value>(run: () => Value): Value | null => {
    try {
      return run();
    } catch {
      return null;
    }
  };
  return {
    read() {
      const found = page.cookie.split('; ').find((each) => each.startsWith(`${bearerCookie}=`));
      const value = found?.slice(bearerCookie.length + 1);
      return value ? quietly(() => decodeURIComponent(value)) : null;
    },
    write(token, lifeInMilliseconds, user) {
      const seconds = Math.max(0, Math.floor(lifeInMilliseconds / 1000));
      setCookie(`${bearerCookie}=${encodeURIComponent(token)}; Max-Age=${seconds}`);
      if (user !== undefined) quietly(() => storage?.setItem(userKey, user));
    },
    clear() {
      setCookie(`${bearerCookie}=; Max-Age=0`);
      quietly(() => storage?.removeItem(userKey));
    },
    user: () => quietly(() => storage?.getItem(userKey) ?? null),
  };
}
