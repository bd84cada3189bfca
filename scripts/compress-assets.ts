import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Compresses each built text file with brotli and gzip at their highest level: the server never compresses assets.
const folder = 'build/pages/client';
const compressible = /\.(css|js|json|svg|txt|webmanifest)$/;

for (const name of await readdir(folder, { recursive: true })) {
  if (!compressible.test(name)) continue;
  const file = path.join(folder, name);
  const body = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${file}.br`, brotliCompressSync(body, { params }));
  await writeFile(`${file}.gz`, gzipSync(body, { level: 9 }));
}
