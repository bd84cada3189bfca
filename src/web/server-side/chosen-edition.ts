/** The cookie that remembers in which translation a visitor reads: the id of an edition, and nothing about the visitor. */
const COOKIE = 'edition';

const EDITION = /^[\w-]{1,60}$/;

/** The edition that a request asks for by its cookie. */
export function chosenEdition(header: string | null | undefined): string | undefined {
  const found = header?.split(/;\s*/).find((each) => each.startsWith(`${COOKIE}=`));
  const id = found?.slice(COOKIE.length + 1);
  return id !== undefined && EDITION.test(id) ? id : undefined;
}

/** Remembers an edition for a year, on the pages of the library alone; with https it is never sent without. */
export function rememberEdition(id: string, publicUrl: string): string | undefined {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const hub = new URL(publicUrl).pathname.replace(/\/$/, '');
  return EDITION.test(id)
    ? `${COOKIE}=${id}; Path=${hub}/sources; Max-Age=31536000; SameSite=Lax; HttpOnly${secure}`
    : undefined;
}
