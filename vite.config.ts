import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { passages } from './scripts/passages-plugin.ts';

export default defineConfig({
  plugins: [passages(), reactRouter()],
  // Found late they would reload the first page of a developer's day.
  optimizeDeps: { include: ['@base-ui/react/csp-provider', '@base-ui/react/tabs', '@base-ui/react/toast', 'valibot'] },
  build: {
    assetsInlineLimit: 0,
    // Browsers of the last two and a half years: nesting, popover and `light-dark()` stay as they are written.
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|scheduler|@react-router)\//,
              priority: 2,
            },
          ],
        },
      },
    },
  },
});
