import { createHash } from 'node:crypto';
import { build, type Plugin } from 'vite';

const suffix = '?standalone';

/** An expression of a browser's script: a path of the hub behind the base path, which the document names. */
export const underBase = (path: string) => `((document.documentElement.dataset.base??"")+${JSON.stringify(path)})`;

/**
 * Gives the address of a script that pages load by itself, outside React's bundle:
 * `import address from './x.ts?standalone'`. It is bundled whole with what it imports, and named by its content, so
 * that the browser's build and the server's, which ask for it apart, name the same file. `published` are scripts that other
 * sites load too, by names that stay.
 */
export function standaloneScripts(published: Readonly<Record<string, string>>): Plugin {
  let isDevelopment = false;
  return {
    name: 'isnad:standalone-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      isDevelopment = command === 'serve';
    },
    async load(id) {
      if (!id.endsWith(suffix)) return undefined;
      const file = id.slice(0, -suffix.length);
      if (isDevelopment) return `export default ${JSON.stringify(`/@fs${file}`)};`;
      const code = await bundle(file);
      const name = /([\w-]+)\.tsx?$/.exec(file)?.[1] ?? 'script';
      const fileName = `assets/${name}-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source: code });
      const address = this.environment.name === 'client' ? underBase(`/${fileName}`) : JSON.stringify(`/${fileName}`);
      return `export default ${address};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, file] of Object.entries(published)) {
        this.emitFile({ type: 'asset', fileName, source: await bundle(file) });
      }
    },
    configureServer({ config, middlewares }) {
      middlewares.use((request, _response, next) => {
        const file = published[request.url?.slice(1) ?? ''];
        if (file) request.url = `/@fs${config.root}/${file}`;
        next();
      });
    },
  };
}

async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: file,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error(`${file} was not bundled into one script`);
  const [{ code }] = built.output;
  return code;
}
