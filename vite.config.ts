import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devService } from './scripts/dev-service.ts'
import { earlyPage } from './scripts/early-page.ts'

export default defineConfig({
  plugins: [react(), earlyPage(), devService()],
  server: { host: '127.0.0.1' },
  build: {
    outDir: 'dist/app',
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 640,
    // The shell and the page most people begin with are one file each of script and style: nothing on the way to it is asked for late.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', test: /src\/(main|client\/routes\/contacts)\.tsx$/ }] } } },
  },
})
