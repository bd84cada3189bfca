import { type Client, createClient } from '../../contract/client.ts';
import { inHub } from '../base-path.ts';

let made: Client | undefined;

/** The browser's API client. The API's address is an attribute of the document, so that loaders outside React find it too. */
export function browserClient(): Client {
  made ??= createClient(document.documentElement.dataset.api ?? inHub('/api'), (url, init) => fetch(url, init));
  return made;
}
