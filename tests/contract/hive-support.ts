import type { HiveComponent, ModelOf } from '@portal/domain/hive';
import { ulid } from 'ulid';
import { signedIn, type TestClient } from '../support/client.ts';
import type { TestServer } from '../support/server.ts';

export const flowOf: ModelOf = ({ name }) => ({ kind: name === 'block' ? 'flow' : 'none' });

/** An address that no other test uses. */
export const freshUri = () => `/Test-Page-${ulid()}`;

interface Draft {
  readonly page_id: number;
  readonly draft_id: number;
  readonly root: number;
}

export async function newDraft(client: TestClient, uri = freshUri()): Promise<Draft> {
  const { page_id } = await client.call('pagesCreate', { uri });
  const { draft_id } = await client.call('draftsCreate', { page_id });
  const { components } = await client.call('draftsGetComponents', { page_id, draft_id });
  return { page_id, draft_id, root: components[0]?.component_id ?? 0 };
}
export const add = async (client: TestClient, { root, ...at }: Draft, name: string, more: object = {}) =>
  (await client.call('componentsCreate', { ...at, name, parent: root, ...more })).component_id;

export const componentsOf = async (client: TestClient, { page_id, draft_id }: Omit<Draft, 'root'>) =>
  (await client.call('draftsGetComponents', { page_id, draft_id })).components;

/** Components as short text, such as `block(title grid(2:text))`. */
export function written(components: readonly HiveComponent[]): string {
  const write = (each: HiveComponent): string => {
    const children = components
      .filter((child) => child.parent === each.component_id)
      .sort((a, b) => a.position - b.position)
      .map((child) => `${each.name === 'block' ? '' : `${child.position}:`}${write(child)}`);
    const label = each.description === '' ? each.name : each.description;
    return children.length > 0 ? `${label}(${children.join(' ')})` : label;
  };
  return components.flatMap((each) => (each.parent === null ? [write(each)] : [])).join(' | ');
}
export const oneOf = async (client: TestClient, { page_id, draft_id }: Draft, component_id: number) =>
  (await client.call('componentsGet', { page_id, draft_id, component_id })).component;
export const settingOf = (component: HiveComponent | undefined, name: string) =>
  component?.settings.find((each) => each.name === name)?.value;

export async function rootOf(client: TestClient, at: { page_id: number; draft_id: number }): Promise<number> {
  return (await componentsOf(client, at)).find((each) => each.parent === null)?.component_id ?? 0;
}

/** Clients of staff, who edit pages, and of marketing, who publish them. */
export const people = (server: () => TestServer) => ({
  staff: () => signedIn(server().url, 'staff'),
  marketing: () => signedIn(server().url, 'mktg'),
});
