import { cleanSearch, type NearCode, type SelectorState } from '@portal/domain/catalogue';
import type { FoundFilter, FoundPart } from '@portal/domain/page-data';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import { type Database, sql } from '../../db/database.ts';
import { stockListVersion } from '../stock-list.ts';
import { AccountRanking } from './account-ranking.ts';
import { buildSearch } from './build-search.ts';
import { filterLinks } from './filter-links.ts';
import type { SearchRequest, SearchResponse } from './search-messages.ts';
import { runInProcess, runInThread, type SearchRun } from './search-runs.ts';

/** A large catalogue is indexed again at most this often (milliseconds); until then, searches use the previous version. */
const betweenBuilds = 60_000;

interface Indexed {
  readonly version: string;
  readonly large: boolean;
  readonly startedAt: number;
  readonly run: Promise<SearchRun>;
}

/** The size of the catalogue, and whether browsers hold it themselves. */
export interface CatalogueSize {
  readonly version: string;
  readonly parts: number;
  /** The browsers hold only the parts of the account in use, and request everything else from this server. */
  readonly large: boolean;
}

interface Settings {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** A catalogue of this many parts or more is large. */
  readonly largeFrom: number;
}

/** The browser worker's search and filters, for server-rendered pages and for catalogues that are too large for browsers. */
export class CatalogueSearch {
  readonly ranking: AccountRanking;
  readonly #settings: Settings;
  #size: CatalogueSize | null = null;
  #current: Indexed | null = null;
  #next: Indexed | null = null;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.ranking = new AccountRanking(settings.database, settings.clock);
  }

  async size(): Promise<CatalogueSize> {
    const { database, largeFrom } = this.#settings;
    const version = await stockListVersion(database);
    if (this.#size?.version === version) return this.#size;
    const [row] = await database.query<{ parts: number }>(sql`SELECT count(*)::integer AS parts FROM part`);
    const parts = row?.parts ?? 0;
    this.#size = { version, parts, large: parts >= largeFrom };
    return this.#size;
  }

  /** Runs a request for an account, or for a visitor (null). */
  async search(request: Omit<SearchRequest, 'ranked'>, accode: string | null): Promise<SearchResponse> {
    const [run, ranked] = await Promise.all([this.#run(), accode === null ? null : this.ranking.of(accode)]);
    return run.search(request, ranked);
  }

  /** SRCH-01 FILT-02: the first parts of a search under filters, best first, and the filters as links from the page of `needle`. */
  async find(
    needle: string,
    state: SelectorState,
    limit: number,
  ): Promise<{ readonly parts: readonly FoundPart[]; readonly filters: readonly FoundFilter[] }> {
    const selection = { chosen: state.chosen, text: cleanSearch(state.text) };
    const request = { stock_codes: [], filters: true };
    const { answers, found, filters } = await this.search(
      { ...request, requests: { narrow: { selection, limit } } },
      null,
    );
    const rows = new Map(found.stock_code.map((code, row) => [code, row]));
    const parts = (answers.narrow?.stock_codes ?? []).flatMap((stock_code) => {
      const row = rows.get(stock_code);
      if (row === undefined) return [];
      const [description = '', pack_quantity = 0] = [found.description[row], found.columns.pack_quantity[row]];
      return [{ stock_code, description, pack_quantity }];
    });
    return { parts, filters: filterLinks(filters ?? [], answers.narrow?.counts ?? {}, needle, state) };
  }

  /** NAV-02: codes close to one that does not exist. */
  async near(text: string, limit: number): Promise<readonly NearCode[]> {
    const { answers } = await this.search(
      { requests: { near: { text, limit } }, stock_codes: [], filters: false },
      null,
    );
    return answers.near ?? [];
  }

  /** Builds the index of a large catalogue, so that the first search does not wait for it. */
  async prepare(): Promise<void> {
    if ((await this.size()).large) await this.#run();
  }

  async stop(): Promise<void> {
    const all = [this.#current, this.#next];
    this.#current = null;
    this.#next = null;
    for (const each of all) await each?.run.then((run) => run.stop()).catch(() => {});
  }

  async #run(): Promise<SearchRun> {
    const size = await this.size();
    const current = this.#current;
    if (!current) {
      const first = this.#start(size);
      this.#current = first;
      return first.run;
    }
    if (current.version === size.version) return current.run;
    if (current.large && size.large) {
      this.#renew(current, size);
      return current.run;
    }
    const next = this.#start(size);
    this.#replace(next);
    return next.run;
  }

  /** Indexes the new version beside the one in use, which serves searches until then. */
  #renew(current: Indexed, size: CatalogueSize): void {
    if (this.#next || this.#now() - current.startedAt < betweenBuilds) return;
    const next = this.#start(size);
    this.#next = next;
    next.run
      .then(() => {
        if (this.#next === next) this.#replace(next);
      })
      .catch(() => {
        if (this.#next === next) this.#next = null;
      });
  }

  #replace(next: Indexed): void {
    const before = this.#current;
    this.#current = next;
    this.#next = null;
    before?.run.then((run) => run.stop()).catch(() => {});
  }

  #start({ version, parts, large }: CatalogueSize): Indexed {
    const indexed: Indexed = { version, large, startedAt: this.#now(), run: this.#build(version, parts, large) };
    indexed.run.catch((error: unknown) => {
      this.#settings.log.error({ err: error, version, parts }, 'the index of the catalogue could not be built');
      this.#drop(indexed.run);
    });
    return indexed;
  }

  async #build(version: string, parts: number, large: boolean): Promise<SearchRun> {
    const { database, log } = this.#settings;
    const from = this.#now();
    const run = large
      ? runInThread(parts, (error) => {
          log.error({ err: error, version, parts }, 'the search of the catalogue has stopped');
          if (this.#current?.version === version) this.#current = null;
        })
      : runInProcess(parts);
    try {
      await buildSearch(database, run, version);
    } catch (error) {
      await run.stop();
      throw error;
    }
    if (large) log.info({ version, parts, milliseconds: this.#now() - from }, 'the catalogue is indexed');
    return run;
  }

  /** A failed index is built again for the next search. */
  #drop(run: Promise<SearchRun>): void {
    if (this.#current?.run === run) this.#current = null;
  }

  #now(): number {
    return this.#settings.clock.now().getTime();
  }
}
