/** SESS-01: the credential. Readable by contract; alone it authenticates nothing. */
export interface BearerCookie {
  read(): string | null;
  write(token: string, lifeInMilliseconds: number): void;
  clear(): void;
}

const name = 'bearer';

export function createBearerCookie(page: Pick<Document, 'cookie'>, secure: boolean): BearerCookie {
  const attributes = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return {
    read() {
      const found = page.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
      const value = found?.slice(name.length + 1);
      return value ? decodeURIComponent(value) : null;
    },
    write(token, lifeInMilliseconds) {
      const seconds = Math.max(0, Math.floor(lifeInMilliseconds / 1000));
      // biome-ignore lint/suspicious/noDocumentCookie: the contract names this cookie, and the Cookie Store API is not in every browser
      page.cookie = `${name}=${encodeURIComponent(token)}; Max-Age=${seconds}${attributes}`;
    },
    clear() {
      // biome-ignore lint/suspicious/noDocumentCookie: as above
      page.cookie = `${name}=; Max-Age=0${attributes}`;
    },
  };
}
