import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import { ApiFault } from '../api-fault.ts';
import { keptOnce } from '../kept.ts';
import { ground, seal, signet } from './card-ground.ts';
import type { CardDrawing } from './nodes.ts';

const faces = [
  { name: 'Newsreader', file: 'newsreader.woff2', style: 'normal' },
  { name: 'Newsreader', file: 'newsreader-italic.woff2', style: 'italic' },
  { name: 'Isnad Naskh', file: 'isnad-naskh.woff2', style: 'normal' },
  { name: 'Honorific', file: 'honorific.woff2', style: 'normal' },
];

const fontsFolder = 'src/web/fonts';

/** Pictures that may wait to be painted; one takes some 15 ms on a thread of its own. */
const MOST_WAITING = 40;

/** Bytes that the renderer keeps between two pictures: the grounds, painted. */
const RENDERER_CACHE = 8 * 1024 * 1024;

/** Paints pictures one after another: however many are asked for, they take one thread and no more. */
export class Painter {
  readonly #renderer = keptOnce(openRenderer);
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  readonly #images = [
    { src: 'ground', data: Buffer.from(ground(1200, 630)) },
    { src: 'ground-square', data: Buffer.from(ground(1080, 1080)) },
    { src: 'signet', data: Buffer.from(signet) },
    ...(['verified', 'unchecked', 'wrong'] as const).map((kind) => ({
      src: `seal-${kind}`,
      data: Buffer.from(seal(kind)),
    })),
  ];

  /** The PNG file of a drawing. */
  async paint({ node, width, height }: CardDrawing): Promise<Buffer> {
    if (this.#waiting >= MOST_WAITING) {
      throw new ApiFault('unavailable', 'Too many pictures are wanted at this moment. Try again in a few seconds.', {
        retryAfter: 2,
      });
    }
    this.#waiting += 1;
    const painted = this.#last.then(async () => {
      const renderer = await this.#renderer();
      return renderer.render(node, { width, height, format: 'png', images: this.#images });
    });
    this.#last = painted.catch(() => undefined);
    return painted.finally(() => {
      this.#waiting -= 1;
    });
  }
}

/** Loaded with the first picture: most starts of a server paint none. */
async function openRenderer(): Promise<Renderer> {
  const { Renderer } = await import('@takumi-rs/core');
  const renderer = new Renderer({ cacheMaxBytes: RENDERER_CACHE });
  for (const { name, file, style } of faces) {
    await renderer.registerFont({ name, style, data: await readFile(path.join(fontsFolder, file)) });
  }
  return renderer;
}
