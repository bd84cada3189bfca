import * as v from 'valibot';
import { ARABIC_EDITION, editionsToSwitchOff } from '../knowledge/corpus/editions.ts';
import { readSchedule } from './generation/article-schedule.ts';
import { addressList } from './limits/trusted-proxies.ts';

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d+$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

/** Names and passwords in an address would end up in pages and logs; a fetch refuses them too. */
const webAddressWithout = (credentials: string) =>
  v.pipe(
    v.string(),
    v.url('must be an address such as https://example.org'),
    v.regex(/^https?:\/\/[^?#]+$/, 'must be an http or https address without query'),
    v.transform((address) => address.replace(/\/+$/, '')),
    v.check((address) => {
      const { username, password } = new URL(address);
      return username === '' && password === '';
    }, credentials),
  );

const webAddress = webAddressWithout('must carry no name or password: visitors would see them');

/** Where the hub is on its host is a setting of its own, because the server has to know it of each address too. */
const rootAddress = v.pipe(
  webAddress,
  v.check(
    (address) => new URL(address).pathname === '/',
    'must be an address without a path: for a hub under a path of its host, set BASE_PATH',
  ),
);

/** Without a slash at its end, so that an address is the base path and a path. Its characters need no escaping anywhere. */
const basePath = v.pipe(
  v.string(),
  v.transform((path) => path.replace(/\/+$/, '')),
  v.regex(/^(?:\/[\w-][\w.-]*)*$/, 'must be a path such as /isnad, of letters, digits, “-”, “_” and “.”'),
);

const modelAddress = v.pipe(
  webAddressWithout('must carry no name or password: the key has a setting of its own'),
  v.check(
    (address) => !address.endsWith('/chat/completions'),
    'must end before /chat/completions, which is added to it',
  ),
);

const proxies = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.check((entries) => {
    try {
      addressList(entries);
      return true;
    } catch {
      return false;
    }
  }, 'must be addresses or networks such as 10.0.0.0/8 or fd00::/8'),
);

/** Read by the driver, with its parameters: a password may be left out of it. */
const databaseAddress = v.pipe(
  v.string(),
  v.regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres://'),
  v.check(
    (address) => URL.canParse(address) && new URL(address).pathname.length > 1,
    'must be an address such as postgres://name:password@host:5432/database, special characters in it written as %40',
  ),
);

const origins = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check((one) => URL.canParse(one) && new URL(one).origin === one, 'must be origins such as https://example.org'),
    ),
  ),
);

const editions = v.pipe(
  v.string(),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
  v.array(
    v.pipe(
      v.string(),
      v.check((id) => id !== ARABIC_EDITION, `must not name ${ARABIC_EDITION}: everything else rests on it`),
      v.check(
        (id) => id === ARABIC_EDITION || editionsToSwitchOff.includes(id),
        `must name editions of these: ${editionsToSwitchOff.join(', ')}`,
      ),
    ),
  ),
);

const phrases = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .split(',')
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  ),
);

const articleSchedule = v.pipe(
  v.string(),
  v.transform(readSchedule),
  v.check(
    (schedule) => schedule !== undefined,
    'must be like “daily 06:00” or “every 6 hours” (1, 2, 3, 4, 6, 8 or 12), in UTC',
  ),
);

const onOrOff = v.pipe(
  v.picklist(['on', 'off'], 'must be on or off'),
  v.transform((word) => word === 'on'),
);
const text = v.pipe(v.string(), v.minLength(1));

/**
 * Every setting of an operator: its schema, and its default as an operator would write it. One that `needs` another has
 * no effect without it; a `secret` one is never printed.
 */
export const settings = {
  PORT: { schema: wholeNumber(0, 65_535), default: '3000', says: 'Port to listen on; 0 takes a free one.' },
  HOST: { schema: text, default: 'localhost', says: 'Address to listen on; `0.0.0.0` for all.' },
  WORKERS: {
    schema: wholeNumber(1, 64),
    default: '1',
    says: 'Processes that serve together on the port. SIGHUP replaces them one by one, without a gap. Each holds some 300 MB.',
  },
  DRAIN_SECONDS: {
    schema: wholeNumber(0, 300),
    default: '0',
    says: 'Seconds for which a server that was asked to stop says so at `/readyz` and still takes requests, so that a load balancer sends no more.',
  },
  DATA_DIR: { schema: text, default: './data', says: 'Folder of the embedded database and of the packs.' },
  DATABASE_URL: {
    schema: v.optional(databaseAddress),
    secret: true,
    says: 'Address of a PostgreSQL database (`postgres://name:password@host:5432/isnad?sslmode=verify-full`). Without it: the embedded database in `DATA_DIR`.',
  },
  DATABASE_POOL: {
    schema: wholeNumber(2, 1000),
    default: '10',
    says: 'With `DATABASE_URL`: connections of one process for reading and writing; one more listens.',
  },
  DATABASE_TIMEOUT_MS: {
    schema: wholeNumber(100, 600_000),
    default: '5000',
    says: 'With `DATABASE_URL`: milliseconds that one statement may take; then the request is refused (`503`).',
  },
  EDITIONS_OFF: {
    schema: v.optional(editions, ''),
    says: 'Editions that are not shown, matched, searched or listed, by their ids, separated by commas (`content/SOURCES.md` lists them).',
  },
  PUBLIC_URL: {
    schema: v.optional(rootAddress),
    says: 'Address under which visitors reach the pages, without a path; canonical links are made of it. Without it: `http://HOST:PORT`.',
  },
  BASE_PATH: {
    schema: v.optional(basePath, ''),
    says: 'Path of the host under which the whole hub is served, such as `/isnad`; its canonical addresses begin with `PUBLIC_URL` and this. Without it: the root of the host.',
  },
  HSTS_SUBDOMAINS: {
    schema: onOrOff,
    default: 'off',
    says: 'With an `https` `PUBLIC_URL`, browsers are told to use https for a year (HSTS); `on` says so of its subdomains too.',
  },
  API_BASE_URL: {
    schema: v.optional(webAddress),
    says: 'Address of the API that the pages use, when it is not the one served under `/api` beside them.',
  },
  ALLOWED_ORIGINS: {
    schema: v.optional(origins),
    says: 'Origins whose pages may write through the API and use `/mcp`, separated by commas. Without it: the origin of `PUBLIC_URL`.',
  },
  TRUST_PROXY: {
    schema: wholeNumber(0, 10),
    default: '0',
    says: 'Number of reverse proxies in front of the server; the visitor’s address is read from their `X-Forwarded-For`.',
  },
  TRUSTED_PROXIES: {
    schema: v.optional(proxies),
    says: 'The same by name: addresses and networks (`10.0.0.0/8`) of the proxies, separated by commas. Takes the place of `TRUST_PROXY`.',
  },
  RATE_LIMIT: {
    schema: onOrOff,
    default: 'on',
    says: '`off` lifts all limits on requests and saves (benchmarks, tests); budgets and `HISTORY_MAX_MB` stay.',
  },
  OFFLINE_READING: {
    schema: onOrOff,
    default: 'on',
    says: 'Browsers keep copies of the pages that a visitor read, to be read again without a network. `off` removes these copies, and what made them, at each visitor’s next visit.',
  },
  SHARED_LIMITS: {
    schema: v.picklist(['auto', 'on', 'off'], 'must be auto, on or off'),
    default: 'auto',
    says: 'Whether the limits for each address are counted together with other processes on the same database. `auto`: with `WORKERS` above 1, and with a `DATABASE_URL`.',
  },
  ASK_PER_MINUTE: { schema: wholeNumber(1, 100_000), default: '20', says: 'Questions per minute from one address.' },
  ASK_TOTAL_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000),
    default: '3000',
    says: 'Questions per minute that one process answers, for all addresses together.',
  },
  SAVE_PER_MINUTE: { schema: wholeNumber(1, 100_000), default: '20', says: 'Saves per minute from one address.' },
  SAVE_TOTAL_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000),
    default: '300',
    says: 'Saves per minute that one process takes, for all addresses together.',
  },
  SAVE_PER_DAY: { schema: wholeNumber(1, 10_000_000), default: '500', says: 'Saves in 24 hours from one address.' },
  SAVE_KB_PER_DAY: {
    schema: wholeNumber(1, 10_000_000),
    default: '2000',
    says: 'Kilobytes of text that one address may save in 24 hours.',
  },
  SAVE_TOTAL_MB_PER_DAY: {
    schema: wholeNumber(1, 1_000_000),
    default: '100',
    says: 'Megabytes that all addresses together may save per day (UTC).',
  },
  HISTORY_MAX_MB: {
    schema: wholeNumber(1, 100_000_000),
    default: '2000',
    says: 'Megabytes that the history may take. Beyond that the oldest items are deleted: first those that are not listed.',
  },
  CHECK_PER_MINUTE: {
    schema: wholeNumber(1, 100_000),
    default: '30',
    says: 'Checked texts per minute from one address.',
  },
  CHECK_TOTAL_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000),
    default: '300',
    says: 'Checked texts per minute that one process takes, for all addresses together.',
  },
  GENERATE_PER_HOUR: {
    schema: wholeNumber(1, 100_000),
    default: '10',
    says: 'Generated or seeded articles per hour from one address.',
  },
  REVIEW_WORDS: {
    schema: v.optional(phrases, ''),
    says: 'Words and phrases, separated by commas: what visitors save with one of them waits for you before it is public (`isnad history list --held`, `/operator`).',
  },
  REVIEW_LINKS: {
    schema: onOrOff,
    default: 'off',
    says: '`on`: the same for what holds a link or an address of mail.',
  },
  OPERATOR_TOKEN: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{24,500}$/, 'must be one word of 24 or more plain characters')),
    ),
    secret: true,
    says: 'With it, `/operator` shows you what visitors saved and how the server is, after you have signed in with this token. Without it there is no such page.',
  },
  METRICS_TOKEN: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,500}$/, 'must be one word of 16 or more plain characters')),
    ),
    secret: true,
    says: 'With it, `/metrics` answers Prometheus, for requests with `Authorization: Bearer` and this token. Without it there is no such address.',
  },
  GENERATE_TOKEN: {
    schema: v.optional(
      v.pipe(v.string(), v.regex(/^[\x21-\x7e]{16,500}$/, 'must be one word of 16 or more plain characters')),
    ),
    secret: true,
    says: 'With it, articles are generated and seeded only for requests with `Authorization: Bearer` and this token, not for visitors who press the button.',
  },
  GENERATE_TOTAL_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000),
    default: '30',
    says: 'Calls to generate or seed an article per minute that one process takes, for all addresses together.',
  },
  GENERATE_PER_DAY: {
    schema: wholeNumber(0, 100_000),
    default: '48',
    says: 'Generated articles per day (UTC), for all addresses together.',
  },
  ARTICLE_SCHEDULE: {
    schema: v.optional(articleSchedule),
    says: 'When the server generates an article by itself, in UTC: `daily 06:00`, or `every 6 hours` (1, 2, 3, 4, 6, 8 or 12) from midnight on. Without it: only when it is asked to.',
  },
  ASK_MAX_LENGTH: { schema: wholeNumber(1, 100_000), default: '2000', says: 'Longest question, in characters.' },
  SAVE_MAX_LENGTH: {
    schema: wholeNumber(1, 1_000_000),
    default: '20000',
    says: 'Longest answer to keep, in characters. Answers of this site have 2,000 to 8,000.',
  },
  CHECK_MAX_LENGTH: {
    schema: wholeNumber(1, 1_000_000),
    default: '50000',
    says: 'Longest text to check, in characters.',
  },
  SAVE_UNISSUED: {
    schema: v.picklist(['keep', 'refuse'], 'must be keep or refuse'),
    default: 'keep',
    says: 'A saved answer that this server did not issue is kept with a label (`keep`) or refused (`refuse`).',
  },
  ISSUED_DAYS: { schema: wholeNumber(1, 3650), default: '30', says: 'Days for which issued answers are recognised.' },
  ISSUED_MAX: {
    schema: wholeNumber(1000, 1_000_000_000),
    default: '1000000',
    says: 'Issued answers that are recognised at most; beyond that the oldest are forgotten. A million take some 150 MB.',
  },
  MODEL_BASE_URL: {
    schema: v.optional(modelAddress),
    needs: 'MODEL_NAME',
    says: 'Address of an OpenAI-compatible API, up to but without `/chat/completions`, whose model writes the answers. Without it the site’s own engine answers.',
  },
  MODEL_NAME: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\w.:/@ +-]{1,100}$/, 'must be the name of a model'))),
    needs: 'MODEL_BASE_URL',
    says: 'Name of the model on that server; required with `MODEL_BASE_URL`.',
  },
  MODEL_API_KEY: {
    schema: v.optional(v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, 'must be one word of plain characters'))),
    secret: true,
    says: 'API key of that server, if it needs one. Never logged.',
  },
  MODEL_TIMEOUT_MS: {
    schema: wholeNumber(10, 120_000),
    default: '20000',
    says: 'Milliseconds that the model may take for a whole answer; then the site’s own engine answers.',
  },
  MODEL_MAX_TOKENS: {
    schema: wholeNumber(16, 10_000),
    default: '1500',
    says: 'Longest answer of the model, in tokens, including its reasoning; a truncated answer is not used.',
  },
  MODEL_PER_DAY: {
    schema: wholeNumber(0, 10_000_000),
    default: '500',
    says: 'Requests to the model per day (UTC), for all visitors together.',
  },
  MODEL_PER_HOUR: {
    schema: wholeNumber(0, 10_000_000),
    default: '100',
    says: 'Requests to the model per hour (UTC), for all visitors together.',
  },
  MODEL_AT_ONCE: {
    schema: wholeNumber(1, 10_000),
    default: '4',
    says: 'Concurrent requests to the model.',
  },
  MODEL_CACHE_MINUTES: {
    schema: wholeNumber(0, 100_000),
    default: '60',
    says: 'Minutes for which the model’s reply is reused for the same question; 0 disables this cache.',
  },
  API_DEADLINE_MS: {
    schema: wholeNumber(1, 60_000),
    default: '1000',
    says: 'Milliseconds that a page waits for the API before it is sent with its skeleton.',
  },
  PAGE_CACHE_MB: { schema: wholeNumber(0, 100_000), default: '64', says: 'Memory for rendered pages, in megabytes.' },
  READ_PER_MINUTE: {
    schema: wholeNumber(1, 100_000),
    default: '300',
    says: 'Calls for lists, articles and passages per minute from one address.',
  },
  READ_TOTAL_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000),
    default: '6000',
    says: 'Calls for lists, articles and passages per minute that one process answers, for all addresses together.',
  },
  RENDER_PER_MINUTE: {
    schema: wholeNumber(1, 100_000),
    default: '120',
    says: 'Pages per minute from one address that are not in memory and have to be rendered.',
  },
  RENDER_TOTAL_PER_MINUTE: {
    schema: wholeNumber(1, 10_000_000),
    default: '1200',
    says: 'Pages per minute that one process renders, for all addresses together. Pages in memory do not count.',
  },
  CHECK_THREADS: {
    schema: v.optional(wholeNumber(1, 256)),
    says: 'Worker threads for the texts of visitors at most: checks, answers, saves. Each holds some 60 MB; one is always there, the others come when texts wait and end after five quiet minutes. Without it: one less than the machine has cores for each process, at least 1.',
  },
  CHECK_TIMEOUT_MS: {
    schema: wholeNumber(10, 600_000),
    default: '2000',
    says: 'How long one text may occupy a thread; then the thread is ended and the request refused (`503`).',
  },
  CHECK_QUEUE: {
    schema: wholeNumber(1, 100_000),
    default: '50',
    says: 'Texts that may wait for a thread; further ones are refused (`503` with `Retry-After`).',
  },
  CHECK_QUEUE_PER_ADDRESS: {
    schema: wholeNumber(1, 100_000),
    default: '10',
    says: 'Texts of one address that may wait for a thread; further ones are refused (`503` with `Retry-After`), so that others find room.',
  },
  DONATE_URL: {
    schema: webAddress,
    default: 'https://www.paypal.com/donate',
    says: 'Where the donation form posts to.',
  },
  DONATE_BUTTON_ID: {
    schema: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'must have letters, digits, “-” and “_” alone')),
    default: 'PLACEHOLDER_BUTTON_ID',
    says: 'Button id of the payment provider (`hosted_button_id`).',
  },
  CONTACT_EMAIL: {
    schema: v.pipe(v.string(), v.email('must be an e-mail address')),
    default: 'contact@isnad.example',
    says: 'Shown on About, Contact and Maintenance.',
  },
  SECURITY_CONTACT: {
    schema: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:mailto:|https:\/\/|tel:)[\x21-\x7e]+$/, 'must begin with mailto:, https:// or tel:'),
      ),
    ),
    says: 'Whom `/.well-known/security.txt` names for reports of weaknesses: `mailto:…` or `https://…`. Without it: `CONTACT_EMAIL`.',
  },
  CONTACT_PHONE: {
    schema: v.pipe(v.string(), v.regex(/^\+?[\d ()-]{3,30}$/, 'must be a telephone number')),
    default: '+1 555 0100',
    says: 'Shown on Contact.',
  },
  CONTACT_ADDRESS: { schema: text, default: '1 Example Street, Sample City', says: 'Shown on Contact.' },
  EVENT_LOOP_WARN_MS: {
    schema: wholeNumber(1, 60_000),
    default: '250',
    says: 'Milliseconds of a busy event loop, during which nobody is answered, from which the log has a warning.',
  },
  LOG_LEVEL: {
    schema: v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
    default: 'info',
    says: 'Lowest level that is written to standard output, as JSON lines. This program never writes a question; a proxy in front needs [a log format of its own](deploy/README.md).',
  },
} as const satisfies Record<
  string,
  {
    schema: v.GenericSchema<string | undefined, unknown>;
    default?: string;
    needs?: string;
    secret?: boolean;
    says: string;
  }
>;

type Settings = typeof settings;
export type Config = { readonly [Name in keyof Settings]: v.InferOutput<Settings[Name]['schema']> };
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of an environment, or every fault in them at once. */
export function parseConfig(
  environment: Environment,
): { kind: 'config'; config: Config } | { kind: 'faults'; faults: string[] } {
  const config: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const given = environment[name]?.trim() || ('default' in setting ? setting.default : undefined);
    const result = v.safeParse(setting.schema as v.GenericSchema, given);
    if (result.success) config[name] = result.output;
    else {
      const shown = 'secret' in setting ? '' : ` (it is ${JSON.stringify(given && withoutPassword(given))})`;
      faults.push(`${name}: ${result.issues[0].message}${shown}`);
    }
    const needed = 'needs' in setting && given !== undefined && setting.needs;
    if (needed && !environment[needed]?.trim()) faults.push(`${needed}: must be set, because ${name} is`);
  }
  return faults.length ? { kind: 'faults', faults } : { kind: 'config', config: config as Config };
}

/** An address is shown without the name and password in it. */
const withoutPassword = (given: string) => given.replace(/\/\/[^/\s]*@/, '//…@');

/** What the operator wants to see before it is public. */
export const reviewRules = ({ REVIEW_LINKS: links, REVIEW_WORDS: words }: Config) => ({ links, words });

/** The configured public address of the pages, with their base path; never taken from a request's Host header. */
export function publicUrl({ PUBLIC_URL, BASE_PATH, HOST, PORT }: Config): string {
  return `${PUBLIC_URL ?? `http://${HOST.includes(':') ? `[${HOST}]` : HOST}:${PORT}`}${BASE_PATH}`;
}
