import { type Config, type Environment, publicUrl, settings } from './config.ts';

/** Settings that are valid but probably unintended: one sentence each, for the log. */
export function configWarnings(config: Config, environment: Environment): string[] {
  return [
    ...misspelt(environment),
    ...unreachable(config),
    ...proxiesTwice(config),
    ...placeholders(config),
    ...unencrypted(config),
  ];
}

function misspelt(environment: Environment): string[] {
  const known = Object.keys(settings);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return [];
    // Other programs have names such as HOSTS and SPORT; the settings of two words are ours alone.
    const meant = known.find((one) => one.includes('_') && isOneEditApart(name.toUpperCase(), one));
    // On Windows the same variable is found under both spellings.
    if (meant === undefined || environment[meant] === environment[name]) return [];
    return [`There is no setting ${name}. Did you mean ${meant}?`];
  });
}

function unreachable(config: Config): string[] {
  if (config.PUBLIC_URL !== undefined || !['0.0.0.0', '::'].includes(config.HOST)) return [];
  return [
    `HOST is ${config.HOST} and PUBLIC_URL is not set: canonical links, the sitemap and shared addresses lead to ${publicUrl(config)}, which no visitor can open.`,
  ];
}

function proxiesTwice({ TRUST_PROXY: count, TRUSTED_PROXIES: named }: Config): string[] {
  if (count === 0 || named === undefined) return [];
  return ['TRUST_PROXY has no effect, because TRUSTED_PROXIES names the proxies: remove one of the two.'];
}

const SHOWN_TO_VISITORS = ['DONATE_BUTTON_ID', 'CONTACT_EMAIL', 'CONTACT_PHONE', 'CONTACT_ADDRESS'] as const;

/** Only a site with an address of its own has visitors who could write to the placeholder. */
function placeholders(config: Config): string[] {
  const left = SHOWN_TO_VISITORS.filter((name) => config[name] === settings[name].default);
  if (config.PUBLIC_URL === undefined || left.length === 0) return [];
  return [`Visitors see the placeholders of ${left.join(', ')}: set ${left.length === 1 ? 'it' : 'them'}.`];
}

/** What leaves this machine or its network of containers should be encrypted. */
function unencrypted({ MODEL_BASE_URL, API_BASE_URL, DATABASE_URL }: Config): string[] {
  const isPlain = (address: string | undefined) => address?.startsWith('http:') === true && !isNear(address);
  return [
    ...(isPlain(MODEL_BASE_URL) ? ['MODEL_BASE_URL is http: questions and the key go there unencrypted.'] : []),
    ...(isPlain(API_BASE_URL) ? ['API_BASE_URL is http: what visitors ask and save goes there unencrypted.'] : []),
    ...(DATABASE_URL !== undefined && !isNear(DATABASE_URL) && !asksForTls(DATABASE_URL)
      ? ['DATABASE_URL asks for no encryption: add sslmode=verify-full to its parameters.']
      : []),
  ];
}

/** A socket, this machine, or a name without a dot, as containers have. */
function isNear(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:127\.[\d.]+|\[::1\]|[^.:]*)$/.test(hostname);
}

/** The driver encrypts only where the address says so. */
function asksForTls(address: string): boolean {
  const parameters = new URL(address).searchParams;
  const mode = parameters.get('sslmode');
  return mode === null ? parameters.has('ssl') || parameters.has('sslrootcert') : mode !== 'disable';
}

/** Whether one letter was left out, added or changed, or two neighbours were exchanged; equal names count too. */
function isOneEditApart(typed: string, name: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === name[start]) start++;
  const [rest, meant] = [typed.slice(start), name.slice(start)];
  return (
    rest === meant ||
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest.slice(2) === meant.slice(2) && rest[0] === meant[1] && rest[1] === meant[0])
  );
}
