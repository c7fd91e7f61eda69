import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

/** A link to an address within the portal. */
export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

const PlainLink = ({ to, ...rest }: AppLinkProps) => <a {...rest} href={to} />;

/** The link component of the app's router, provided once around all screens; without a provider links are plain `<a>` elements. */
export const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** A link followed by the app's router. */
export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
