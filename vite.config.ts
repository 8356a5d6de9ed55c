import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devService } from './scripts/dev-service.ts'
import { firstPage } from './scripts/first-page.ts'

/** With `--mode demo` the app is a folder of static files for any path of any web server; its service runs in the browser. */
export default defineConfig(({ mode }) => ({
  base: mode === 'demo' ? './' : '/',
  plugins: [react({ jsxImportSource: '#client/jsx' }), firstPage(mode === 'demo'), devService()],
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
    // What the pages before sign-in need is one file. The other pages share what at least four of them need: each fetches some fifty files, not hundreds.
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
            { name: 'entrance', test: /src\/(main|client\/features\/session\/.*-page)\.tsx$/, priority: 1 },
            { name: 'shared', test: /src\/(client|contract)\/|@tabler|@mantine/, minShareCount: 4 },
          ],
        },
      },
    },
  },
}))
