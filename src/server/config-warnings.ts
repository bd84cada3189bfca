import { type Config, type Environment, publicUrl, settings } from './config.ts';

/** Settings that are valid but probably unintended: one sentence each, for the log. */
export function configWarnings(config: Config, environment: Environment): string[] {
  return [...misspelt(environment), ...unreachable(config), ...proxiesTwice(config), ...placeholders(config)];
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
