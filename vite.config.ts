import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/app',
    target: 'baseline-widely-available',
    sourcemap: false,
    assetsInlineLimit: 0,
  },
})
