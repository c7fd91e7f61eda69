import type { FastifyBaseLogger } from 'fastify';
import type { BackgroundTasks } from './background-tasks.ts';
import type { ActivityLog } from './browser/activity-log.ts';
import type { CallGate } from './calls/call-gate.ts';
import type { CallLimits } from './calls/call-limits.ts';
import type { CatalogueSearch } from './catalogue/search/catalogue-search.ts';
import type { StockListStore } from './catalogue/stock-list.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Maintenance } from './maintenance/maintenance.ts';
import type { Reporter } from './reporting/reporter.ts';
import type { Secrets } from './session/secrets.ts';
import type { Sessions } from './session/sessions.ts';
import type { SmsGateway } from './sms/sms.ts';

/** Dependencies of the call handlers. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly sessions: Sessions;
  readonly stockList: StockListStore;
  readonly search: CatalogueSearch;
  readonly activities: ActivityLog;
  readonly mailer: Mailer;
  readonly maintenance: Maintenance;
  readonly sms: SmsGateway;
  readonly reporter: Reporter;
  readonly backgroundTasks: BackgroundTasks;
  readonly limits: CallLimits;
  readonly gate: CallGate;
  readonly secrets: Secrets;
}
