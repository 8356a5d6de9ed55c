import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileHints } from './scripts/compile-hints.ts'
import { devService } from './scripts/dev-service.ts'
import { earlyPage } from './scripts/early-page.ts'

/** With `--mode demo` the app is a folder of static files for any path of any web server; its service runs in the browser. */
export default defineConfig(({ mode }) => ({
  base: mode === 'demo' ? './' : '/',
  plugins: [react({ jsxImportSource: '#client/jsx' }), earlyPage(mode === 'demo'), compileHints(['react', 'first']), devService()],
  // The demo has no API reference: its texts are one file, which is never loaded.
  worker: {
    format: 'es',
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'reference', test: /contract\/openapi\// }] } } },
  },
  server: { host: '127.0.0.1' },
  build: {
    outDir: mode === 'demo' ? 'dist/demo' : 'dist/app',
    target: 'baseline-widely-available',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 640,
    // React is one chunk, the shell, the sign-in and the contacts list another, so that the first page fetches nothing late. The projects and
    // counts of the rail are one chunk that follows them, the layers another. The other pages share
    // what at least four of them need, so that each fetches twenty files and not a hundred.
    rolldownOptions: {
      input: {
        index: 'index.html',
        'service-worker': `src/client/${mode === 'demo' ? 'embedded' : 'offline'}/service-worker.ts`,
        ...(mode === 'demo' && { 'start-worker': 'src/client/embedded/start-worker.ts' }),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? 'service-worker.js' : 'assets/[name]-[hash].js'),
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\.ts$/, priority: 4 },
            { name: 'first', test: /src\/(main|client\/features\/session\/sign-in\/sign-in-page)\.tsx$/, priority: 3 },
            { name: 'rail', test: /src\/client\/features\/(projects\/rail-projects|tasks\/due-count)\.tsx$/, priority: 2 },
            { name: 'layers', test: /src\/client\/ui\/.*-layer\.tsx$/, priority: 1 },
            { name: 'shared', test: /src\/(client|contract)\/|@tabler/, minShareCount: 4 },
          ],
        },
      },
    },
  },
}))
