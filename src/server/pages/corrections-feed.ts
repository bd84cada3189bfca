import type { FastifyInstance } from 'fastify';
import type { ToldCorrection } from '../../contract/entities.ts';
import { plainText } from '../../contract/plain-text.ts';
import { addresses } from '../../web/addresses.ts';
import { publicUrl } from '../config.ts';
import type { Context } from '../context.ts';
import { encodeBody } from '../encodings.ts';
import { keptUntil } from '../kept.ts';
import type { Limits } from '../rate-limit.ts';
import { etagOf, type ReadyBody, sendReady } from '../ready-body.ts';
import { xmlText } from './xml.ts';

/** The newest corrections. */
const MOST = 100;

/** What a feed reader asks for who wants to hear of errors that were put right. */
export function serveCorrectionsFeed(
  app: FastifyInstance,
  { config, storage, corrections }: Pick<Context, 'config' | 'storage' | 'corrections'>,
  limits: Limits,
): void {
  const address = publicUrl(config);

  async function make(): Promise<ReadyBody> {
    const all = await storage.read((reader) => corrections.all(reader));
    const identity = Buffer.from(atomOf(all.slice(0, MOST), address));
    return { forms: await encodeBody(identity), etag: etagOf(identity) };
  }

  /** Made again after each write of an article. */
  const feed = keptUntil(async () => (await storage.revisions()).articles, make);

  app.get(addresses.correctionsFeed, { onRequest: limits.read }, async (request, reply) => {
    const type = 'application/atom+xml; charset=utf-8';
    return sendReady(request, reply.type(type).header('Cache-Control', 'no-cache'), await feed());
  });
}

function atomOf(corrections: readonly ToldCorrection[], address: string): string {
  const self = `${address}${addresses.correctionsFeed}`;
  const page = `${address}${addresses.corrections}`;
  const entries = corrections.map((correction) => {
    const { id, title, summary } = correction;
    const url = xmlText(`${address}${addresses.correction(id)}`);
    // What a feed reader knows an entry by must not change: it is the address that an entry had first.
    const name = xmlText(`${page}#${id}`);
    const moment = new Date(correction.date).toISOString();
    return `  <entry>
    <id>${name}</id>
    <title>${xmlText(title)}</title>
    <link href="${url}"/>
    <published>${moment}</published>
    <updated>${moment}</updated>
    <summary>${xmlText(summary)}</summary>
    <content type="html">${xmlText(htmlOf(correction))}</content>
  </entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xmlText(self)}</id>
  <title>Isnad: corrections</title>
  <subtitle>What was wrong on this site and was put right.</subtitle>
  <link rel="self" href="${xmlText(self)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(page)}"/>
  <updated>${new Date(corrections[0]?.date ?? 0).toISOString()}</updated>
  <author><name>Isnad</name><uri>${xmlText(address)}</uri></author>
${entries.join('\n')}
</feed>
`;
}

function htmlOf({ said, says, why, changesAnswer }: ToldCorrection): string {
  const paragraph = (label: string, text: string) => `<p><strong>${label}</strong> ${xmlText(plainText(text))}</p>`;
  return [
    paragraph('It said:', said),
    paragraph('It says now:', says),
    ...(why === '' ? [] : [`<p>${xmlText(plainText(why))}</p>`]),
    paragraph('Does it change the answer?', changesAnswer ? 'Yes' : 'No'),
  ].join('');
}
