import { type Client, createClient } from '../../contract/client.ts';

let made: Client | undefined;

/** The browser's client. The address of the API stands on the document, where loaders outside React find it too. */
export function browserClient(): Client {
  made ??= createClient(document.documentElement.dataset.api ?? '/api', (url, init) => fetch(url, init));
  return made;
}
