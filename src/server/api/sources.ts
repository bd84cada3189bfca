import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { HadithParams, NumbersQuery, PassagesQuery, VersesParams, WorkParams } from '../../contract/calls.ts';
import type { Library, Numbers, SourcePassage, WorkContents, WorkSearch } from '../../contract/source-entities.ts';
import type { Corpus, Work } from '../../knowledge/corpus/corpus.ts';
import { whyMissing, whyNoWork } from '../../present/missing-passage.ts';
import { presentNumbers } from '../../present/present-numbers.ts';
import { presentContents, presentSource, presentWork } from '../../present/present-source.ts';
import type { HadithReference, Reference } from '../../references/reference.ts';
import { ApiFault } from '../api-fault.ts';
import type { Context } from '../context.ts';
import { etagOf, sendReady } from '../ready-body.ts';
import { type JobOptions, jobOptions } from './job-options.ts';
import { parse, parseQuery } from './parse.ts';

export const listSources =
  ({ library }: Pick<Context, 'library'>): RouteHandlerMethod =>
  (request, reply) =>
    sendKnown(request, reply, presentLibrary(library.current()));

/** `/sources/bukhari` */
export const workWithContents =
  ({ library }: Pick<Context, 'library'>): RouteHandlerMethod =>
  (request, reply) =>
    sendKnown(request, reply, contentsIn(library.current(), parse(WorkParams, request.params).work));

export function contentsIn(corpus: Corpus, id: string): WorkContents {
  const work = corpus.works.find((held) => held.id === id);
  if (!work) throw missing(whyNoWork(corpus));
  return presentContents(corpus, work);
}

/** `/sources/quran/2/183`, `/sources/quran/2/183-185` */
export const versesInSource =
  ({ library }: Pick<Context, 'library'>): RouteHandlerMethod =>
  (request, reply) => {
    const { work, surah, verses } = parse(VersesParams, request.params);
    return sendKnown(request, reply, passageIn(library.current(), [work, surah, verses]));
  };

/** `/sources/bukhari/8`, `/sources/muslim/8a` */
export const hadithInSource =
  ({ library }: Pick<Context, 'library'>): RouteHandlerMethod =>
  (request, reply) => {
    const { work, number } = parse(HadithParams, request.params);
    return sendKnown(request, reply, passageIn(library.current(), [work, number]));
  };

/** `/numbers?work=muslim&number=93` */
export const numbersInWork =
  ({ library }: Pick<Context, 'library'>): RouteHandlerMethod =>
  (request, reply) => {
    const { work, number } = parseQuery(NumbersQuery, request.query);
    return sendKnown(request, reply, numbersIn(library.current(), work, number));
  };

/** The numbers of a collection; only hadith have numbers in several schemes. */
export function numbersIn(corpus: Corpus, id: string, number: string | undefined): Numbers {
  const work = corpus.works.find((held) => held.id === id && held.kind === 'hadith');
  if (!work) throw missing(`This library holds no collection of hadith called ${id}.`);
  return presentNumbers(work, number?.trim().toLowerCase() || undefined);
}

/** `/passages?work=bukhari&q=neighbour` */
export const passagesInWork =
  (context: Pick<Context, 'config' | 'texts'>): RouteHandlerMethod =>
  async (request, reply) => {
    const { work, q } = parseQuery(PassagesQuery, request.query);
    reply.header('Cache-Control', 'no-store');
    return reply.send(await searchIn(context, work, q, jobOptions(request, reply, context.config)));
  };

/** Searches in a thread: a visitor's words are worked on there. */
export async function searchIn(
  { texts }: Pick<Context, 'texts'>,
  work: string,
  question: string,
  job: JobOptions,
): Promise<WorkSearch> {
  const found = await texts.run({ kind: 'search-work', work, question }, job);
  if (!found) throw missing(`This library holds no work called ${work} that can be searched.`);
  return found;
}

export const presentLibrary = (corpus: Corpus): Library => ({ works: corpus.works.map(presentWork) });

/** The passage for the path segments after `/sources/`: a work, and a number or surah and verses. */
export function passageIn(corpus: Corpus, [work = '', number = '', verses]: readonly string[]): SourcePassage {
  return find(corpus, work, (held) =>
    verses === undefined ? readHadith(held, number) : readVerses(held, number, verses),
  );
}

function find(corpus: Corpus, id: string, read: (work: Work) => Reference) {
  const work = corpus.works.find((held) => held.id === id);
  if (!work) throw missing(whyNoWork(corpus));
  const cited = read(work);
  const places = work.find(cited);
  if (!places) throw missing(whyMissing(cited, work, corpus));
  // Narrations under one number are cited by that number; everything else has the name that the work gives it.
  const isGroup = cited.work === 'hadith' && places.to - places.from > 1;
  return presentSource(corpus, work, places, isGroup ? cited : work.cite(places.from, places.to));
}

function readVerses(work: Work, surah: string, verses: string): Reference {
  const [, from, to = from] = /^(\d{1,4})(?:-(\d{1,4}))?$/.exec(verses) ?? [];
  const number = /^\d{1,4}$/.test(surah) ? Number(surah) : undefined;
  if (number === undefined || from === undefined) throw missing(howNamed(work));
  if (work.kind !== 'hadith') return { work: 'quran', surah: number, from: Number(from), to: Number(to) };
  // Some collections are numbered by book: `/sources/muwatta-malik/2/1`.
  return { ...hadith(work, Number(from)), book: number };
}

function readHadith(work: Work, written: string): Reference {
  const [, number, letter] = /^(\d{1,6})([a-z])?$/.exec(written) ?? [];
  if (work.kind !== 'hadith' || number === undefined) throw missing(howNamed(work));
  return { ...hadith(work, Number(number)), ...(letter && { letter }) };
}

const hadith = (work: Work, number: number): HadithReference => ({
  work: 'hadith',
  collection: work.id as HadithReference['collection'],
  number,
});

const howNamed = ({ id, kind, title }: Work) =>
  kind === 'hadith'
    ? `A hadith of ${title} is named by its number, as in /sources/${id}/8.`
    : `A verse is named by its surah and its number, as in /sources/${id}/2/183.`;

const missing = (why: string) => new ApiFault('no-such-passage', why);

/** Sent with a mark by which a browser knows it again: it changes only with the library. */
async function sendKnown(request: FastifyRequest, reply: FastifyReply, body: unknown) {
  const identity = Buffer.from(JSON.stringify(body));
  reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-cache');
  return sendReady(request, reply, { forms: { identity }, etag: etagOf(identity) });
}
