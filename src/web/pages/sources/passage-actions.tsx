import type { SourcePassage } from '../../../contract/source-entities.ts';
import { addresses } from '../../addresses.ts';
import { publicAddress } from '../../base-path.ts';
import { useSite } from '../../page-meta.ts';
import { PrintButton } from '../../ui/print-button.tsx';
import { CopyButton, ShareButton } from '../../ui/share-button.tsx';
import { chosenTexts } from './passage-texts.tsx';

/** The actions on a passage. `browser/static-pages.ts` listens for the buttons. */
export function PassageActions({ source, edition }: { source: SourcePassage; edition: string | undefined }) {
  const { reference, title, url, path, work, passages } = source;
  const texts = passages.map((passage) => chosenTexts(passage, edition));
  const arabic = texts.flatMap(({ original }) => original?.text ?? []).join(' ');
  const translation = texts.flatMap(({ beside }) => beside?.text ?? []).join(' ');
  const under = `\n(${reference})`;
  const { publicUrl } = useSite();
  return (
    <div className="passage-actions">
      <CopyButton
        text={citationOf(source, publicAddress(path, publicUrl))}
        label="Copy citation"
        copied="Citation copied"
      />
      {work.kind === 'quran' && (
        <>
          <CopyButton text={arabic + under} label="Copy Arabic" copied="Arabic copied" />
          <CopyButton text={translation + under} label="Copy translation" copied="Translation copied" />
          <CopyButton text={`${arabic}\n\n${translation}${under}`} label="Copy both" copied="Both copied" />
        </>
      )}
      {work.kind === 'quran' && (
        <CopyButton text={frameOf(source, publicUrl)} label="Copy to embed" copied="HTML for your page copied" />
      )}
      <ShareButton title={reference} text={title} label="Share this passage" />
      <PrintButton />
      {url && (
        <a href={url} rel="noopener" className="more">
          Read it on {new URL(url).hostname}
        </a>
      )}
    </div>
  );
}

/** HTML that shows the passage on a page of another site. */
function frameOf({ reference, path }: SourcePassage, publicUrl: string): string {
  const [surah = '', verses = ''] = path.split('/').slice(-2);
  const address = publicAddress(addresses.embed(surah, verses), publicUrl);
  return `<iframe src="${address}" title="${reference}" width="100%" height="320" loading="lazy"></iframe>`;
}

/** `“O you who have believed …” (Quran 2:183, Saheeh International)`, and its address. */
function citationOf({ reference, passages, continues }: SourcePassage, address: string): string {
  const plain = passages.map(({ texts }) =>
    texts.find(({ role, language }) => role === 'translation' && language === 'en'),
  );
  const original = passages.map(({ texts }) => texts.find(({ role }) => role === 'original'));
  const chosen = plain.every(Boolean) ? plain : original;
  const words = chosen.map((text) => text?.text).join(' ');
  const edition = chosen[0]?.title;
  return `“${words}${continues ? ' …' : ''}” (${[reference, edition].filter(Boolean).join(', ')})\n${address}`;
}
