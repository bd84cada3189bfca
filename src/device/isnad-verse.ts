// The public module `/isnad-verse.js` (docs/for-builders.md): <isnad-verse ref="2:255"> shows a passage of the Quran, word
// for word as this site's editions have it. Without scripting, or until it has come, its own content is shown.

interface EditionText {
  title: string;
  language: string;
  role: 'original' | 'translation' | 'transliteration' | 'commentary';
  text: string;
}

interface Source {
  reference: string;
  path: string;
  passages: { texts: EditionText[] }[];
}

/** Without a slash at its end. A hub may be served under a path of its host. */
const site = import.meta.url.replace(/\/[^/]*$/, '');

/** `2:255`, `Quran 2:255-257` */
const reference = /^\s*(?:quran\s*)?(\d{1,3}):(\d{1,3})(?:-(\d{1,3}))?\s*$/iu;

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; border-inline-start: 3px solid #2e6f5e; padding-inline-start: 1em; }
  :host([hidden]) { display: none; }
  p { margin: 0 0 .6em; }
  .original { font-size: 1.5em; line-height: 2; }
  footer { font: .8em/1.5 system-ui, sans-serif; opacity: .8; }
  a { color: inherit; }
`);

class IsnadVerse extends HTMLElement {
  static observedAttributes = ['ref', 'language'];
  #asked = 0;

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  connectedCallback(): void {
    void this.#show();
  }

  async #show(): Promise<void> {
    const asked = ++this.#asked;
    const shown = await this.#load().catch((error: unknown) => {
      console.error(error);
      return undefined;
    });
    // Another passage was asked for meanwhile.
    if (asked !== this.#asked || !shown) return;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.replaceChildren(...shown);
  }

  async #load(): Promise<HTMLElement[]> {
    const [, surah, from, to] = reference.exec(this.getAttribute('ref') ?? '') ?? [];
    if (!surah) throw new Error(`isnad-verse: ref="${this.getAttribute('ref') ?? ''}" is not like "2:255".`);
    const address = `${site}/api/sources/quran/${Number(surah)}/${Number(from)}${to ? `-${Number(to)}` : ''}`;
    const response = await fetch(address, { headers: { Accept: 'application/json' } });
    if (!response.ok) throw new Error(`isnad-verse: there is no ${surah}:${from} (${response.status}).`);
    const source = (await response.json()) as Source;
    const language = this.getAttribute('language') ?? 'en';
    const isChosen = (text: EditionText) => text.role === 'translation' && text.language === language;
    const texts = source.passages.flatMap((passage) => [
      ...passage.texts.filter(({ role }) => role === 'original'),
      ...passage.texts.filter(isChosen).slice(0, 1),
    ]);
    return [...texts.map(paragraph), footer(source, texts)];
  }
}

function paragraph({ role, language, text }: EditionText): HTMLElement {
  const element = document.createElement('p');
  element.className = role;
  element.setAttribute('part', role);
  element.lang = language;
  element.dir = 'auto';
  element.textContent = text;
  return element;
}

function footer({ reference: name, path }: Source, texts: readonly EditionText[]): HTMLElement {
  const element = document.createElement('footer');
  element.setAttribute('part', 'source');
  const link = document.createElement('a');
  link.href = site + path;
  link.textContent = name;
  const editions = [...new Set(texts.map(({ title }) => title))].join(' · ');
  element.append(link, ` · ${editions} · word for word, from ${new URL(site).host}`);
  return element;
}

if (!customElements.get('isnad-verse')) customElements.define('isnad-verse', IsnadVerse);
