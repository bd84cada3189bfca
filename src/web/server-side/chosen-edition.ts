/** The cookie that remembers in which translation a visitor reads: the id of an edition, and nothing about the visitor. */
const COOKIE = 'edition';

/** With https a browser takes it from an answer over https alone. A cookie without the prefix is of an earlier version. */
const SECURE_COOKIE = `__Secure-${COOKIE}`;

const EDITION = /^[\w-]{1,60}$/;

/** The edition that a request asks for by its cookie. */
export function chosenEdition(header: string | null | undefined): string | undefined {
  const cookies = header?.split(/;\s*/).map((each) => each.split('=')) ?? [];
  const named = (wanted: string) => cookies.find(([name]) => name === wanted)?.[1];
  const id = named(SECURE_COOKIE) ?? named(COOKIE);
  return id !== undefined && EDITION.test(id) ? id : undefined;
}

/** Remembers an edition for a year, on the pages of the library alone; with https it is never sent without. */
export function rememberEdition(id: string, publicUrl: string): string | undefined {
  const [name, secure] = publicUrl.startsWith('https:') ? [SECURE_COOKIE, '; Secure'] : [COOKIE, ''];
  const hub = new URL(publicUrl).pathname.replace(/\/$/, '');
  return EDITION.test(id)
    ? `${name}=${id}; Path=${hub}/sources; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`
    : undefined;
}
