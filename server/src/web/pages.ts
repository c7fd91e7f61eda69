import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { bearerCookie } from '@portal/domain/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendUnknownCall } from '../calls/errors.ts';
import type { Database } from '../db/database.ts';
import type { ReadReplica } from '../db/read-replica.ts';
import { publishedVersion } from '../hive/published.ts';
import { siteMenuAt } from '../hive/site-menu.ts';
import { webMessages } from '../messages/web.ts';
import type { Services } from '../services.ts';
import { addAssets } from './assets.ts';
import { outdatedBrowser, outdatedNotice } from './browsers.ts';
import { svgType } from './file-types.ts';
import { type HivePageAt, hivePageAt, hivePageInput } from './hive-pages.ts';
import { originOf } from './origin.ts';
import { PageDataStore } from './page-data.ts';
import { Renderer } from './render.ts';
import { routeData } from './route-data.ts';
import { newNonce, pagePolicy } from './security.ts';
import { renewalInterval, shareBuild } from './shared-builds.ts';
import { Shell } from './shell.ts';

/** The built app, next to the built server. */
const appFolder = join(dirname(fileURLToPath(import.meta.url)), '../../app/dist');

/** Seconds after which a page is requested again during maintenance. */
const maintenanceRetry = 120;

const isCall = (path: string) => /^\/v[23](\/|$)/.test(path);
/** Whether a path may name a file of the app. */
const mayBeFile = (path: string) =>
  path.startsWith('/assets/') || /\.[a-z0-9]{2,5}$/i.test(path.split('/').at(-1) ?? '');

/** Whether the visitor may be signed in; the browser then renders the page. Only the cookie's presence is checked. */
const hasBearer = (request: FastifyRequest) =>
  (request.headers.cookie ?? '').split(/;\s*/).some((each) => each.startsWith(`${bearerCookie}=`));

const noticeFor = (request: FastifyRequest, nonce: string) =>
  outdatedNotice(request.headers['user-agent'] ?? '', nonce);

interface Source {
  readonly database: Database;
  readonly pageData: PageDataStore;
}

/** A target with the query of the request, unless it has its own. */
const withSearch = (target: string, search: string): string =>
  /[?#]/.test(target) || !target.startsWith('/') ? target : `${target}${search}`;

/** Serves the app's files, and the app's page at every other path. */
export async function addPages(
  server: FastifyInstance,
  services: Pick<Services, 'config' | 'reporter' | 'clock' | 'gate' | 'search' | 'maintenance'>,
  reads: Pick<ReadReplica, 'current'>,
): Promise<void> {
  const { config, reporter, gate, maintenance } = services;
  const shell = new Shell(appFolder, config);
  const renderer = new Renderer(appFolder);
  /** Cached data of each database. */
  const sources = new WeakMap<Database, Source>();
  const sourceOf = (database: Database): Source => {
    const known = sources.get(database) ?? { database, pageData: new PageDataStore(database) };
    sources.set(database, known);
    return known;
  };
  const failed = (request: FastifyRequest, path: string, error: unknown, what: string) => {
    request.log.error({ err: error, path }, what);
    reporter.failed(error, { source: 'render', path, userAgent: request.headers['user-agent'] ?? '' });
  };
  /** The server-rendered page for a visitor; null if the browser renders it instead, including after a failure. */
  const renderedFor = async (
    request: FastifyRequest,
    path: string,
    nonce: string,
    at: HivePageAt | null,
    { database, pageData }: Source,
    filters: string,
  ) => {
    // The app does not run in legacy Edge, so its page is always rendered here.
    const isScriptless = outdatedBrowser(request.headers['user-agent'] ?? '') === 'Edge';
    if (hasBearer(request) && !isScriptless) return null;
    try {
      const { version, data } = await pageData.read();
      const hiveVersion = at?.version ?? (await publishedVersion(database));
      const published = at?.page ?? null;
      const material = {
        version: `${version} ${hiveVersion}`,
        data: { ...data, menu: await siteMenuAt(database, hiveVersion) },
        route: () => routeData(path, { ...services, database }, services.search, filters),
        hive: () => published && hivePageInput(database, published),
      };
      const page = await renderer.page(published?.selectedUri ?? path, material, filters);
      const html = page && shell.rendered(page, nonce, originOf(request, config), noticeFor(request, nonce));
      return html === null ? null : { html, status: page?.status ?? 200, styleHash: page?.styleHash ?? null };
    } catch (error) {
      failed(request, path, error, 'rendering a page failed');
      return null;
    }
  };
  /** Undefined if the lookup fails: the browser then tries again, and the response does not claim a 404. */
  const hivePage = async (request: FastifyRequest, path: string, { database }: Source) => {
    try {
      return await hivePageAt(database, path);
    } catch (error) {
      failed(request, path, error, 'reading the published pages failed');
      return undefined;
    }
  };
  /** NAV-13: status and title before the app renders. A hive page has no route in the app; the browser sets its title. */
  const frontOf = async (path: string, at: HivePageAt | null | undefined) => {
    const front = await renderer.frontOf(path);
    const isHive = front.status === 404 && (at === undefined || at?.page);
    return isHive ? { ...front, status: 200, title: null } : front;
  };
  const { buildsFolder } = config;
  addAssets(server, appFolder, buildsFolder);
  if (buildsFolder !== null && existsSync(join(appFolder, 'assets'))) {
    const renew = await shareBuild(join(appFolder, 'assets'), buildsFolder);
    const again = () =>
      void renew().catch((error: unknown) => server.log.warn({ err: error }, 'renewing the list of a build failed'));
    const timer = setInterval(again, renewalInterval).unref();
    server.addHook('onClose', async () => clearInterval(timer));
  }
  if (existsSync(appFolder)) {
    await server.register(fastifyStatic, {
      root: appFolder,
      index: false,
      // A route for each file. A wildcard would refuse addresses of the app that cannot be file names, such as `/search/5%25`.
      wildcard: false,
      globIgnore: ['assets/**', '**/*.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', 'no-cache');
        if (path.endsWith('.svg')) reply.header('content-type', svgType);
      },
    });
  }
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = '/', query] = request.url.split(/\?(.*)/s);
    const search = query === undefined ? '' : `?${query}`;
    if (isCall(path)) return sendUnknownCall(request, reply);
    // The search form was submitted before the app hydrated the page.
    const form = /^\/search\/?$/i.test(path) ? new URLSearchParams(query) : null;
    // `q` is what other sites and browsers call it.
    const needle = form?.get('needle') ?? form?.get('q') ?? null;
    if (form && needle !== null) {
      form.delete('needle');
      form.delete('q');
      const filters = form.size === 0 ? '' : `?${form}`;
      return reply.redirect(`/search/${encodeURIComponent(needle)}${filters}`);
    }
    // A missing file is a 404, not the app's page: a stale script must not load as HTML. A route may end like a file: `/testcert/TC.2024`.
    const isFile = mayBeFile(path) && (path.startsWith('/assets/') || (await renderer.frontOf(path)).status === 404);
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !isFile;
    const nonce = newNonce();
    // NAV-01: redirect before doing any other work.
    if (isPage && /^\/+$/.test(path)) return reply.redirect(`/home${search}`);
    const source = sourceOf(reads.current);
    const isDown = isPage && maintenance.state.on;
    // Under overload and maintenance only the app's empty page is sent, which needs no database: the browser renders it and waits its turn
    // for the data, or shows that the portal is under maintenance.
    const at = isPage ? (gate.isBusy || isDown ? undefined : await hivePage(request, path, source)) : null;
    // Permanent, but revalidated: the address may later go to another page.
    if (at?.movedTo)
      return reply.header('cache-control', 'no-cache').redirect(withSearch(at.movedTo, search), at.status);
    const filters = /^\/search\//i.test(path) ? (query ?? '') : '';
    const rendered = isPage && at !== undefined ? await renderedFor(request, path, nonce, at, source, filters) : null;
    const front = await frontOf(path, at);
    const html =
      rendered?.html ??
      (isPage ? shell.page(front.title, nonce, request.url, front.files, noticeFor(request, nonce)) : null);
    if (html === null) return reply.code(404).type('text/plain; charset=utf-8').send(webMessages.notFound);
    // HIVE-15: drafts are for those who have the link.
    if (/^\/preview\//i.test(path))
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    // PING-02: search engines come back later, and forget no page.
    if (isDown) reply.header('retry-after', maintenanceRetry);
    return reply
      .code(isDown ? 503 : (rendered?.status ?? front.status))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, user-agent')
      .header('content-security-policy', pagePolicy(nonce, config.tlsProxy !== null, rendered?.styleHash))
      .send(html);
  };
  // A route, because replies of the handler of unknown paths are not compressed.
  server.get('/*', sendPage);
  server.setNotFoundHandler(sendPage);
}
