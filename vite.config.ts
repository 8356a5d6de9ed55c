import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileHints } from './scripts/compile-hints.ts'
import { devService } from './scripts/dev-service.ts'
import { earlyPage } from './scripts/early-page.ts'
import { themeSheetPlugin } from './scripts/theme-sheet.ts'

export default defineConfig({
  plugins: [react(), earlyPage(), themeSheetPlugin(), compileHints(['react', 'first']), devService()],
  server: { host: '127.0.0.1' },
  build: {
    outDir: 'dist/app',
    target: 'baseline-widely-available',
    sourcemap: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 640,
    // React is a file of its own, the shell and the page most people begin with are another, of script and of style: nothing on the way to it is asked for late.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/react\.ts$/, priority: 2 },
            { name: 'first', test: /src\/(main|client\/routes\/contacts)\.tsx$/, priority: 1 },
          ],
        },
      },
    },
  },
})
