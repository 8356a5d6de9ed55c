import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devService } from './scripts/dev-service.ts'

export default defineConfig({
  plugins: [react(), devService()],
  server: { host: '127.0.0.1' },
  build: {
    outDir: 'dist/app',
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
  },
})
