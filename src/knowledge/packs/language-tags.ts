const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const languageTag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** The English name of a language tag, for titles: English for `en`. */
export const languageName = (tag: string) => names.of(tag) ?? tag;

/** Why this cannot be used as a language tag, with the tag to use where it can be known. */
export function languageProblem(written: string): string | undefined {
  const meant = languageTag.test(written)
    ? canonical(written)
    : (canonical(written.toLowerCase()) ?? tagNamed(written));
  if (meant === written) return undefined;
  return meant === undefined
    ? `“${written}” is not a language tag such as ar, en or ar-Latn`
    : `use the language tag ${meant} in place of “${written}”`;
}

/** The shortest form of a known language's tag: `en` for `eng`. */
function canonical(tag: string): string | undefined {
  if (!languageTag.test(tag)) return undefined;
  try {
    const [found] = Intl.getCanonicalLocales(tag);
    return found !== undefined && names.of(found) !== undefined ? found : undefined;
  } catch {
    return undefined;
  }
}

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The two-letter tag of a language by its English name: `en` for “English”. */
function tagNamed(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  return alphabet
    .flatMap((first) => alphabet.map((second) => `${first}${second}`))
    .find((tag) => names.of(tag)?.toLowerCase() === wanted && canonical(tag) === tag);
}
