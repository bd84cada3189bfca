import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Milliseconds for which a browser stays signed in: a day’s work. */
const SESSION_MS = 12 * 60 * 60 * 1000;

const SESSION = /^(\d{13})\.([\w-]{16})\.([\w-]{43})$/;

/**
 * Signed-in browsers carry the end of their session, signed with the operator’s token: every process knows it without
 * asking another, and whoever changes the token signs everybody out.
 */
export class OperatorSessions {
  readonly #token: Buffer;
  readonly #key: Buffer;
  readonly #cookie: string;
  readonly #attributes: string;

  constructor(token: string, publicUrl: string) {
    const isSecure = publicUrl.startsWith('https:');
    this.#token = digest(token);
    this.#key = digest(`isnad operator session ${token}`);
    const { pathname } = new URL(publicUrl);
    // The prefix lets browsers take it from this host alone, over https. The stricter one allows no path: under a path the
    // cookie is for that alone, since the rest of the host is somebody else's.
    const prefix = pathname === '/' ? '__Host-' : '__Secure-';
    this.#cookie = isSecure ? `${prefix}isnad-operator` : 'isnad-operator';
    this.#attributes = `Path=${pathname}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }

  /** How long it takes says nothing about the token. */
  isToken(given: string): boolean {
    return timingSafeEqual(digest(given), this.#token);
  }

  begin(now: Date): string {
    const said = `${now.getTime() + SESSION_MS}.${randomBytes(12).toString('base64url')}`;
    return `${this.#cookie}=${said}.${this.#sign(said)}; Max-Age=${SESSION_MS / 1000}; ${this.#attributes}`;
  }

  end(): string {
    return `${this.#cookie}=; Max-Age=0; ${this.#attributes}`;
  }

  isSignedIn(cookies: string | undefined, now: Date): boolean {
    const [, endsAt, made, signature] = SESSION.exec(cookieOf(cookies, this.#cookie)) ?? [];
    if (!endsAt || !made || !signature) return false;
    const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(this.#sign(`${endsAt}.${made}`)));
    return isOurs && Number(endsAt) > now.getTime();
  }

  #sign(said: string): string {
    return createHmac('sha256', this.#key).update(said).digest('base64url');
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const cookieOf = (cookies: string | undefined, name: string) =>
  cookies
    ?.split(/;\s*/)
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';
