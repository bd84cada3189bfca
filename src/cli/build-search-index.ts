import { loadCorpus } from '../knowledge/corpus/load-corpus.ts';
import { withArabicWorkNames } from '../knowledge/notes/arabic-work-names.ts';
import { loadBuiltNotes } from '../knowledge/notes/load-built-notes.ts';
import { loadWorks } from '../knowledge/profiles/load-profiles.ts';
import { sourceOf } from '../knowledge/retrieval/create-retrieval.ts';
import { loadThesaurus } from '../knowledge/retrieval/load-thesaurus.ts';
import { buildSearchIndex } from '../knowledge/retrieval/open-search-index.ts';
import { builtCorpus, builtNotes, builtSearchIndex, contentFolder } from '../server/paths.ts';

// Reads the texts that a search looks into and keeps their index: part of every build, after corpus and notes.
const works = await loadWorks(`${contentFolder}/works.tsv`);
const parts = {
  corpusPath: builtCorpus,
  corpus: loadCorpus(builtCorpus),
  thesaurus: await loadThesaurus(contentFolder),
  notes: withArabicWorkNames(await loadBuiltNotes(contentFolder, builtNotes), works),
};
await buildSearchIndex(sourceOf(parts), builtSearchIndex);
