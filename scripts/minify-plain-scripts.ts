import { minifySync, type Plugin } from 'vite';

/**
 * The scripts of pages without React are files of their own, outside the bundle. Vite copies them as they are written;
 * a page that is only read carries no comments to a visitor.
 */
export function minifyPlainScripts(): Plugin {
  return {
    name: 'isnad:minify-plain-scripts',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.js')) continue;
        file.source = minifySync(file.fileName, String(file.source), { module: true }).code;
      }
    },
  };
}
