/**
 * Row types of the tables. Generated from the migrations by `npm run unit -- server/src/db/schema.test.ts -u`, which fails
 * without `-u` while this file is out of date. What a jsonb column holds is declared where it is read.
 */
export interface Tables {
  readonly account: {
    readonly accode: string;
    readonly billto: string;
    readonly name: string;
    readonly suburb: string;
    readonly state: string;
    readonly postcode: string;
    readonly store_code: string;
    readonly web_discount: string;
    readonly dropship_allowed: boolean;
    readonly warehouse: string;
    readonly address: string;
    readonly business_number: string;
  };
  readonly activity: {
    readonly activity_id: string;
    readonly client_key: string | null;
    readonly user_id: string | null;
    readonly real_user_id: string | null;
    readonly received: string;
    readonly session_time: number;
    readonly activity_code: string;
    readonly activity_type: string;
    readonly activity_detail: string;
    readonly activity_extended: string;
  };
  readonly audit_log: {
    readonly audit_id: string;
    readonly at: string;
    readonly user_id: string | null;
    readonly real_user_id: string | null;
    readonly what: string;
    readonly result: string;
    readonly request_id: string;
    readonly detail: unknown;
  };
  readonly call_count: {
    readonly key: string;
    readonly minute: string;
    readonly taken: number;
  };
  readonly carrier: {
    readonly code: string;
    readonly name: string;
  };
  readonly cart: {
    readonly order_num: string;
    readonly accode: string;
    readonly created_by: string;
    readonly created: string;
    readonly modified: string;
    readonly revision: number;
    readonly stamp: string;
    readonly status: 'saved' | 'confirmed' | 'cancelled' | 'submitted';
    readonly head: unknown;
    readonly totals: unknown;
    readonly record: unknown;
    readonly line_count: number;
    readonly auto_submit: string | null;
    readonly expires: string | null;
  };
  readonly cart_counter: {
    readonly code: string;
    readonly last_number: number;
  };
  readonly cart_line: {
    readonly order_num: string;
    readonly line_id: string;
    readonly line_number: number;
    readonly stock_code: string;
    readonly order_quantity: number;
    readonly state: unknown;
    readonly web_price: string | null;
    readonly extended: string | null;
    readonly saved_web_price: string | null;
    readonly saved_extended: string | null;
    readonly price_checked: string | null;
    readonly part_known: boolean;
    readonly product_category: string;
    readonly price_poa: boolean;
    readonly price_per: number | null;
    readonly pack_grams: number | null;
    readonly pack_quantity: number | null;
  };
  readonly cart_operation: {
    readonly order_num: string;
    readonly operation_id: string;
    readonly revision: number | null;
    readonly by_user: string;
    readonly real_user: string;
    readonly kind: string;
    readonly operation: unknown;
    readonly outcome: unknown;
    readonly made: string;
  };
  readonly customer_stock_code: {
    readonly accode: string;
    readonly stock_code: string;
    readonly customer_stock_code: string;
  };
  readonly deal: {
    readonly deal_id: string;
    readonly code: string | null;
    readonly name: string;
    readonly effect: unknown;
    readonly starts: string | null;
    readonly ends: string | null;
    readonly accode: string | null;
    readonly most_uses: number | null;
    readonly position: number;
  };
  readonly deal_use: {
    readonly deal_id: string;
    readonly order_num: string;
    readonly made: string;
  };
  readonly delivery_option: {
    readonly code: string;
    readonly name: string;
    readonly days: string;
    readonly position: number;
    readonly base_charge: string;
    readonly charge_per_kg: string;
  };
  readonly did_you_know: {
    readonly tip_id: string;
    readonly filter: string;
    readonly title: string;
    readonly description: string;
    readonly domain_id: string | null;
    readonly resource_id: string | null;
    readonly position: number;
    readonly shown: boolean;
  };
  readonly document: {
    readonly resource_id: string;
    readonly title: string;
    readonly kind: string;
    readonly path: string;
    readonly body: unknown;
  };
  readonly dropship_address: {
    readonly ds_id: number;
    readonly created_for_accode: string;
    readonly replaces_ds_id: number | null;
    readonly company: string;
    readonly contact: string;
    readonly phone: string;
    readonly email: string;
    readonly address_1: string;
    readonly address_2: string;
    readonly suburb: string;
    readonly state: string;
    readonly postcode: string;
    readonly deleted: boolean;
    readonly feed_code: string | null;
  };
  readonly erp_link: {
    readonly name: string;
    readonly template: string;
    readonly encode: boolean;
  };
  readonly favourite: {
    readonly id: string;
    readonly user_id: string;
    readonly parent_id: string | null;
    readonly order: number;
    readonly data_type: 'FOLDER' | 'ITEM' | 'SELECTOR';
    readonly name: string;
    readonly stock_code: string | null;
    readonly quantity: number | null;
    readonly address: string | null;
    readonly deleted_root: string | null;
    readonly deleted_at: string | null;
  };
  readonly feed_change: {
    readonly load_id: number;
    readonly feed: string;
    readonly key: string;
    readonly kind: 'new' | 'changed' | 'gone';
  };
  readonly feed_load: {
    readonly load_id: number;
    readonly state: 'reading' | 'waiting' | 'live' | 'undone' | 'ended';
    readonly folder: string;
    readonly feeds: readonly string[];
    readonly digest: string;
    readonly by_process: string;
    readonly started: string;
    readonly beat: string;
    readonly finished: string | null;
    readonly report: unknown;
    readonly mode: 'full' | 'delta';
    readonly channel: 'command' | 'call' | 'folder' | 'screen';
    readonly by_name: string;
    readonly ending: 'checked' | 'unchanged' | 'refused' | 'replaced' | 'discarded' | 'interrupted' | null;
    readonly rows_read: number;
    readonly took_ms: number | null;
  };
  readonly feed_problem: {
    readonly load_id: number;
    readonly position: number;
    readonly level: 'error' | 'warning';
    readonly feed: string;
    readonly file: string;
    readonly line: number | null;
    readonly column_name: string | null;
    readonly value: string | null;
    readonly message: string;
    readonly remedy: string;
  };
  readonly feed_row: {
    readonly feed: string;
    readonly key: string;
    readonly since: number;
    readonly until: number | null;
    readonly line: number;
    readonly record: unknown;
    readonly deleted: boolean;
  };
  readonly feed_source: {
    readonly name: string;
    readonly feed: string;
    readonly mapping: unknown;
    readonly every_hours: number | null;
    readonly changed: string;
    readonly changed_by: string;
    readonly last_file: string | null;
    readonly last_read: string | null;
    readonly daily_by: string | null;
  };
  readonly feed_token: {
    readonly token_id: number;
    readonly name: string;
    readonly hash: Uint8Array;
    readonly feeds: readonly string[];
    readonly made: string;
    readonly last_used: string | null;
    readonly revoked: string | null;
  };
  readonly feed_upload: {
    readonly token_id: number;
    readonly key: string;
    readonly body_hash: Uint8Array;
    readonly http_status: number;
    readonly answer: unknown;
    readonly made: string;
  };
  readonly filter: {
    readonly filter: string;
    readonly filter_root: string;
    readonly type: string;
    readonly description: string;
    readonly position: number;
    readonly members: readonly number[];
    readonly image: string;
    readonly status: string;
    readonly hidden: boolean;
  };
  readonly hive_address: {
    readonly path: string;
    readonly page_id: number;
    readonly own: boolean;
    readonly uri: string;
    readonly settings: unknown;
  };
  readonly hive_article: {
    readonly article_id: string;
    readonly article_type: string;
    readonly filter: string;
    readonly title: string;
    readonly description: string;
    readonly resource_link: string;
    readonly published: string;
  };
  readonly hive_change: {
    readonly draft_id: number;
    readonly revision: number;
    readonly at: string;
    readonly by_user: string;
    readonly real_user: string;
    readonly differences: unknown;
  };
  readonly hive_component: {
    readonly component_id: number;
    readonly draft_id: number;
    readonly key: string;
    readonly parent_key: string | null;
    readonly position: number;
    readonly name: string;
    readonly description: string;
    readonly active: boolean;
    readonly settings: unknown;
    readonly described: unknown;
  };
  readonly hive_domain: {
    readonly domain_id: string;
    readonly origin: string;
  };
  readonly hive_draft: {
    readonly draft_id: number;
    readonly page_id: number;
    readonly description: string;
    readonly finalised: boolean;
    readonly published: boolean;
    readonly publish_requested: boolean;
    readonly revision: number;
    readonly forked_from: number | null;
    readonly created: string;
    readonly created_by: string;
    readonly changed: string;
    readonly changed_by: string;
    readonly requested: string | null;
    readonly requested_by: string | null;
    readonly request_comment: string;
    readonly request_waivers: unknown;
    readonly published_at: string | null;
    readonly published_by: string | null;
    readonly deleted: string | null;
    readonly publish_at: string | null;
    readonly publish_at_by: string | null;
    readonly schedule_problem: string;
  };
  readonly hive_page: {
    readonly page_id: number;
    readonly description: string;
    readonly parent: number | null;
    readonly position: number;
    readonly menu: boolean;
    readonly active: boolean;
    readonly revision: number;
    readonly created: string;
    readonly created_by: string;
    readonly changed: string;
    readonly changed_by: string;
    readonly deleted: string | null;
    readonly deleted_by: string | null;
    readonly deleted_with: unknown;
    readonly unpublish_at: string | null;
    readonly unpublish_at_by: string | null;
  };
  readonly hive_presence: {
    readonly tab: string;
    readonly draft_id: number;
    readonly user_id: string;
    readonly component: string | null;
    readonly seen: string;
  };
  readonly hive_preview: {
    readonly token_hash: Uint8Array;
    readonly draft_id: number;
    readonly page_id: number;
    readonly created: string;
    readonly created_by: string;
    readonly expires: string;
  };
  readonly hive_redirect: {
    readonly path: string;
    readonly target: string;
    readonly permanent: boolean;
    readonly created: string;
    readonly created_by: string;
  };
  readonly hive_resource: {
    readonly resource_id: string;
    readonly domain_id: string;
    readonly title: string;
    readonly kind: string;
    readonly path: string;
  };
  readonly hive_section: {
    readonly section_id: number;
    readonly name: string;
    readonly parts: unknown;
    readonly created: string;
    readonly created_by: string;
  };
  readonly hive_seen: {
    readonly user_id: string;
    readonly draft_id: number;
    readonly key: string;
    readonly revision: number;
  };
  readonly idempotency_key: {
    readonly user_id: string;
    readonly key: string;
    readonly body_hash: Uint8Array;
    readonly answer: unknown;
    readonly made: string;
  };
  readonly import_alias: {
    readonly accode: string;
    readonly alias_key: string;
    readonly stock_code: string;
    readonly made_by: string;
    readonly made: string;
  };
  readonly import_layout: {
    readonly accode: string;
    readonly layout: string;
    readonly roles: unknown;
    readonly made_by: string;
    readonly made: string;
  };
  readonly job: {
    readonly name: string;
    readonly begun: string | null;
    readonly finished: string | null;
    readonly took_ms: number | null;
    readonly by_process: string | null;
    readonly failure: string | null;
    readonly runs: string;
    readonly failures: string;
  };
  readonly login_attempt: {
    readonly key: string;
    readonly failures: number;
    readonly window_start: string;
    readonly blocked_until: string | null;
  };
  readonly mail: {
    readonly mail_id: string;
    readonly user_id: string;
    readonly real_user_id: string;
    readonly kind: string;
    readonly recipient: string;
    readonly subject: string;
    readonly detail: unknown;
    readonly asked: string;
    readonly sent: string | null;
    readonly failure: string | null;
  };
  readonly media_blob: {
    readonly media_id: number;
    readonly version: string;
    readonly width: number;
    readonly bytes: Uint8Array;
  };
  readonly media_file: {
    readonly media_id: number;
    readonly name: string;
    readonly folder: string;
    readonly type: 'image/webp' | 'image/svg+xml' | 'application/pdf';
    readonly version: string;
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly bytes: number;
    readonly alt: string;
    readonly focus_x: number;
    readonly focus_y: number;
    readonly added: string;
    readonly added_by: string;
  };
  readonly media_former: {
    readonly media_id: number;
    readonly version: string;
    readonly type: 'image/webp' | 'image/svg+xml' | 'application/pdf';
    readonly width: number;
    readonly height: number;
    readonly widths: readonly number[];
    readonly bytes: number;
    readonly replaced: string;
    readonly replaced_by: string;
  };
  readonly migration: {
    readonly name: string;
    readonly ran: string;
  };
  readonly open_tab: {
    readonly user_id: string;
    readonly order_nums: readonly string[];
  };
  readonly order_event: {
    readonly system: string;
    readonly event_id: string;
    readonly order_num: string;
    readonly at: string;
    readonly received: string;
    readonly event: unknown;
    readonly notice_due: boolean;
  };
  readonly outbox_message: {
    readonly message_id: string;
    readonly topic: string;
    readonly payload: unknown;
    readonly made: string;
    readonly done: string | null;
    readonly event_id: string | null;
    readonly subject: string | null;
  };
  readonly outgoing_delivery: {
    readonly destination: string;
    readonly message_id: string;
    readonly subject: string;
    readonly state: 'waiting' | 'delivered' | 'dead';
    readonly queued: string;
    readonly attempts: number;
    readonly first_attempt: string | null;
    readonly next_attempt: string;
    readonly delivered: string | null;
    readonly answer: string | null;
  };
  readonly part: {
    readonly stock_code: string;
    readonly part_id: number;
    readonly description: string;
    readonly product_category: string;
    readonly product_type: string;
    readonly thread: string;
    readonly finish: string;
    readonly spec: string;
    readonly size: string;
    readonly length: string;
    readonly image: string;
    readonly pack_quantity: number;
    readonly pack_code: string;
    readonly pack_weight: number;
    readonly inner_quantity: number;
    readonly sell_quantity_minimum: number;
    readonly sell_quantity_increment: number;
    readonly price_per: number;
    readonly discontinued: boolean;
    readonly superseded_by: string | null;
    readonly poa: boolean;
    readonly information: unknown;
  };
  readonly part_change: {
    readonly stock_code: string;
    readonly change: number;
    readonly removed: boolean;
  };
  readonly part_document: {
    readonly stock_code: string;
    readonly resource_id: string;
  };
  readonly part_picture: {
    readonly version: string;
    readonly size: number;
    readonly bytes: Uint8Array;
  };
  readonly part_relation: {
    readonly stock_code: string;
    readonly relation: 'alternate' | 'related' | 'pack_options';
    readonly other_stock_code: string;
    readonly position: number;
  };
  readonly password_reset: {
    readonly token_hash: Uint8Array;
    readonly user_id: string;
    readonly made: string;
    readonly expires: string;
  };
  readonly picture_address: {
    readonly address: string;
    readonly version: string | null;
    readonly tried: string;
    readonly problem: string | null;
  };
  readonly portal_user: {
    readonly user_id: string;
    readonly username: string;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly mobile: string;
    readonly timezone: string;
    readonly code_stability: string;
    readonly user_type: 'root' | 'it' | 'staff' | 'mktg' | 'tech' | 'customer' | 'public';
    readonly primary_accode: string | null;
    readonly password_hash: string | null;
    readonly disabled: boolean;
    readonly demo: boolean;
    readonly last_sign_in: string | null;
  };
  readonly postcode: {
    readonly postcode: string;
    readonly suburb: string;
    readonly state: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly price: {
    readonly stock_code: string;
    readonly accode: string | null;
    readonly price_type: 'standard' | 'special' | 'quote';
    readonly quantity_break: number;
    readonly price: string;
  };
  readonly quote: {
    readonly quote_id: string;
    readonly order_num: string;
    readonly saved: string;
    readonly expiry: string;
    readonly paper: unknown;
  };
  readonly quote_link: {
    readonly link_id: string;
    readonly token_hash: Uint8Array;
    readonly quote_id: string;
    readonly made: string;
    readonly made_by: string;
    readonly revoked: string | null;
  };
  readonly recovery_code: {
    readonly user_id: string;
    readonly place: number;
    readonly code_hash: string;
  };
  readonly registration: {
    readonly registration_id: string;
    readonly accode: string;
    readonly number_hash: Uint8Array;
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly mobile: string;
    readonly made: string;
    readonly expires: string;
    readonly used: string | null;
  };
  readonly sales_order: {
    readonly so_order_no: string;
    readonly accode: string;
    readonly so_order_date: string;
    readonly customer_reference: string;
    readonly total: string;
    readonly deliver_to: string;
    readonly carrier: string;
    readonly due_date: string | null;
  };
  readonly sales_order_line: {
    readonly so_order_no: string;
    readonly line_number: number;
    readonly stock_code: string;
    readonly so_display_qty: number;
    readonly amount: string;
    readonly description: string;
    readonly price: string | null;
    readonly price_per: number | null;
  };
  readonly search_mutation: {
    readonly match: string;
    readonly replacement: string;
  };
  readonly second_factor: {
    readonly user_id: string;
    readonly secret: Uint8Array;
    readonly begun: string;
    readonly confirmed: string | null;
    readonly last_step: string;
  };
  readonly session: {
    readonly session_id: string;
    readonly user_id: string;
    readonly real_user_id: string;
    readonly parent_session_id: string | null;
    readonly reason: string;
    readonly started: string;
    readonly last_used: string;
    readonly expires: string;
    readonly ended: string | null;
    readonly authorised_until: string | null;
    readonly second_factor: boolean;
    readonly bind_hash: Uint8Array | null;
    readonly bound: boolean;
    readonly user_agent: string;
    readonly address: string;
  };
  readonly session_bearer: {
    readonly bearer_hash: Uint8Array;
    readonly session_id: string;
    readonly issued: string;
    readonly replaced: string | null;
    readonly first_used: string | null;
  };
  readonly setting: {
    readonly name: string;
    readonly value: unknown;
  };
  readonly software_code: {
    readonly user_id: string;
    readonly software: string;
    readonly code_hash: Uint8Array;
    readonly expires: string;
    readonly tries: number;
  };
  readonly software_token: {
    readonly token_hash: Uint8Array;
    readonly user_id: string;
    readonly software: string;
    readonly made: string;
    readonly expires: string;
  };
  readonly stock: {
    readonly stock_code: string;
    readonly available: readonly number[];
    readonly next_dates: readonly (string | null)[];
  };
  readonly store: {
    readonly store_code: string;
    readonly name: string;
    readonly address: string;
    readonly suburb: string;
    readonly state: string;
    readonly postcode: string;
    readonly phone: string;
    readonly hours: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  readonly store_category: {
    readonly category: string;
    readonly description: string;
    readonly position: number;
    readonly product_categories: readonly string[];
  };
  readonly store_sells: {
    readonly store_code: string;
    readonly category: string;
  };
  readonly test_certificate: {
    readonly certificate_no: string;
    readonly stock_code: string;
    readonly batch: string;
    readonly heat: string;
    readonly issued: string;
    readonly data: unknown;
  };
  readonly tip_domain: {
    readonly domain_id: string;
    readonly origin: string;
  };
  readonly tip_resource: {
    readonly resource_id: string;
    readonly path: string;
  };
  readonly user_account: {
    readonly user_id: string;
    readonly accode: string;
    readonly position: number;
  };
  readonly user_identity: {
    readonly issuer: string;
    readonly subject: string;
    readonly user_id: string;
    readonly linked: string;
  };
  readonly user_preference: {
    readonly user_id: string;
    readonly name: string;
    readonly value: string;
  };
  readonly warehouse: {
    readonly warehouse_code: string;
    readonly name: string;
    readonly suburb: string;
    readonly state: string;
    readonly postcode: string;
  };
}
