import type { Node } from '@takumi-rs/core';
import type { CheckedCitation } from '../../contract/source-entities.ts';
import { isInArabicScript } from '../../text/language.ts';
import { explainVerdict } from '../../web/pages/check/explain-verdict.ts';
import { saidOf } from '../../web/ui/verdicts.ts';
import { colours, sealColours } from './card-ground.ts';
import { footOf, nameplate } from './draw-card.ts';
import { box, type CardDrawing, picture, sheet, words } from './nodes.ts';

const SIDE = 1080;

/** Letters of a quotation that a picture has room for. Of a longer one it names the place, and shows no part. */
const MOST_QUOTED = 420;

/** What a check found on one citation: the words as they were sent, what differs, and the source's own. */
export function drawVerdict(text: string, citation: CheckedCitation, host: string): CardDrawing {
  const { reference, written, quotation, quoted } = citation;
  const { seal, words: said } = saidOf(citation);
  const sent = quoted ? text.slice(quoted.start, quoted.end) : quotation;
  const source = sourceWords(citation);
  return {
    width: SIDE,
    height: SIDE,
    node: sheet('ground-square', { width: SIDE, height: SIDE, padding: '60px 72px 56px' }, [
      nameplate('Checked text'),
      box({ gap: 34, flexGrow: 1, justifyContent: 'center', width: '100%' }, [
        box({ flexDirection: 'row', alignItems: 'center', gap: 24 }, [
          picture(`seal-${seal}`, { width: 76, height: 76, flexShrink: 0 }),
          box({ gap: 4, flexGrow: 1 }, [
            words(said, { fontSize: 52, lineHeight: 1.1, color: sealColours[seal] }),
            words(reference || written, { fontSize: 34, color: colours.moon }),
          ]),
        ]),
        ...(sent ? [labelled('As it was sent', quotedWords(text, sent, citation))] : []),
        ...(source ? [labelled(`In the source: ${source.edition}`, quotedAs(source.text, colours.paper))] : []),
        ...explained(citation, source).map((said) => words(said, { fontSize: 31, lineHeight: 1.4, lineClamp: 4 })),
      ]),
      footOf(['Compared word by word', `${host}/check`]),
    ]),
  };
}

/** Words that the picture does not show are explained; and a translation is not called wrong for being another one. */
function explained(citation: CheckedCitation, source: SourceWords | undefined): string[] {
  if (!source) return [explainVerdict(citation)];
  const isTranslation = citation.quotation !== null && !isInArabicScript(citation.quotation);
  return isTranslation && citation.verdict === 'misquoted' ? ['Another translation may have other words.'] : [];
}

interface SourceWords {
  text: string;
  edition: string;
}

/** The source's own words, where they are what a reader has to compare with; whole, or not at all. */
function sourceWords({
  verdict,
  correction,
  editions = [],
  foundPassages = [],
  passages,
  quotation,
}: CheckedCitation): SourceWords | undefined {
  if (verdict === 'verified') return undefined;
  if (correction !== undefined) return fitting({ text: correction, edition: editions.at(-1)?.title ?? '' });
  const isArabic = quotation !== null && isInArabicScript(quotation);
  const [passage] = foundPassages.length > 0 ? foundPassages : passages;
  const found = passage?.texts.find(({ role }) => (role === 'original') === isArabic);
  return found && fitting({ text: found.text, edition: found.title });
}

const fitting = (source: SourceWords) => (source.text.length <= MOST_QUOTED ? source : undefined);

const labelled = (label: string, quotation: Node): Node =>
  box({ gap: 10, width: '100%' }, [words(label, { fontSize: 25, color: colours.moon }), quotation]);

/** The words as they were sent, those that differ in the colour of the verdict. */
function quotedWords(text: string, sent: string, { quoted, differences = [] }: CheckedCitation): Node {
  if (sent.length > MOST_QUOTED) return words(`A quotation of ${sent.length} letters`, { fontSize: 34 });
  if (!quoted || isInArabicScript(sent)) return quotedAs(sent, colours.paper);
  const pieces: Node[] = [];
  let from = quoted.start;
  const add = (to: number, isDifferent: boolean) => {
    if (to > from) pieces.push(words(text.slice(from, to), { ...sizeOf(sent), ...(isDifferent && different) }));
    from = Math.max(from, to);
  };
  for (const { start, end } of [...differences].sort((one, other) => one.start - other.start)) {
    if (start < from || end > quoted.end) continue;
    add(start, false);
    add(end, true);
  }
  add(quoted.end, false);
  return { type: 'container', style: { display: 'block', width: '100%' }, children: pieces.map(inline) };
}

const different = { color: colours.madder, textDecoration: 'underline' };

const inline = (node: Node): Node => ({ ...node, style: { ...node.style, display: 'inline' } });

const sizeOf = ({ length }: string) => ({ fontSize: length <= 140 ? 48 : 35, lineHeight: 1.34 });

const quotedAs = (text: string, color: string): Node =>
  isInArabicScript(text)
    ? words(text, {
        fontSize: text.length <= 140 ? 54 : 40,
        lineHeight: 1.8,
        isRightToLeft: true,
        width: '100%',
        color,
      })
    : words(text, { ...sizeOf(text), color });
