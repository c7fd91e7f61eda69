import { isDeepStrictEqual } from 'node:util';
import type { PersonalSearch, SearchMutation } from '@portal/domain/catalogue';
import type { Clock } from '../../clock.ts';
import { type Database, sql } from '../../db/database.ts';
import { summariseParts } from '../../history/read-sales-orders.ts';
import { readCustomerCodes } from '../customer-codes.ts';
import { nearestWarehouses, readHeld } from '../near-stock.ts';
import { stockListVersion } from '../stock-list.ts';
import type { Ranked } from './search-messages.ts';

const second = 1_000;
/** How long an account's codes and purchases are used before they are read again. */
const lifetime = 30 * second;
/** How long the stock of some warehouses is used: the order of results promises nothing about stock. */
const stockLifetime = 600 * second;
/** Milliseconds that a search waits for the stock of nearby warehouses to be read. A large catalogue takes longer; a later search then uses it. */
const stockTimeout = 300;
const mostAccounts = 200;

interface Held {
  readonly readAt: number;
  readonly version: string;
  readonly held: string;
}

/** The data that ranks results for an account: its own codes, what it bought, and what is in stock near it (SRCH-01). */
export class AccountRanking {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #accounts = new Map<string, { readonly ranked: Ranked; readonly until: number }>();
  readonly #held = new Map<string, Held>();
  readonly #reading = new Map<string, Promise<Held | null>>();
  #stamps = 0;

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  async of(accode: string): Promise<Ranked> {
    const known = this.#accounts.get(accode);
    if (known && known.until > this.#now()) return known.ranked;
    const [customerCodes, bought, mutations, held] = await Promise.all([
      readCustomerCodes(this.#database, [accode]),
      summariseParts(this.#database, accode),
      this.#database.query<SearchMutation>(sql`
        SELECT match AS "from", replacement AS "to" FROM search_mutation ORDER BY match`),
      this.#nearStock(accode),
    ]);
    const personal: PersonalSearch = {
      customerCodes,
      mutations,
      bought: bought.map(({ stock_code }) => stock_code),
      in_stock: held,
    };
    const ranked =
      known && isDeepStrictEqual(known.ranked.personal, personal) ? known.ranked : this.#stamped(accode, personal);
    this.#accounts.delete(accode);
    this.#accounts.set(accode, { ranked, until: this.#now() + (held ? lifetime : second) });
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > mostAccounts && oldest !== undefined) this.#accounts.delete(oldest);
    return ranked;
  }

  /** Ranking for an account takes a tenth of a second in a large catalogue, so unchanged data keeps its stamp. */
  #stamped(accode: string, personal: PersonalSearch): Ranked {
    this.#stamps += 1;
    return { accode, stamp: this.#stamps, personal };
  }

  /** Call when an account's own codes have changed. */
  forget(accode: string): void {
    this.#accounts.delete(accode);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  /** Null if reading takes too long; a later search uses the result. */
  async #nearStock(accode: string): Promise<Held | null> {
    const places = (await nearestWarehouses(this.#database, accode)).map(({ place }) => place);
    const key = places.join();
    const version = await stockListVersion(this.#database);
    const known = this.#held.get(key);
    if (known?.version === version && known.readAt > this.#now() - stockLifetime) return known;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), stockTimeout);
    });
    const read = await Promise.race([this.#read(key, places, version), late]);
    clearTimeout(timer);
    return read ?? (known?.version === version ? known : null);
  }

  #read(key: string, places: readonly number[], version: string): Promise<Held | null> {
    const running = this.#reading.get(key);
    if (running) return running;
    const reading = readHeld(this.#database, places)
      .then((held) => {
        const read = { readAt: this.#now(), version, held };
        this.#held.set(key, read);
        return read;
      })
      // Results are then ranked without it, and the next search tries again.
      .catch(() => null)
      .finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }
}
