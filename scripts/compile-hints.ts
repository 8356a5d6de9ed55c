import type { Plugin } from 'vite'

/**
 * Tells the browser that nearly all of these files runs at the start, so that it compiles their functions beside the loading, not one by one
 * while the first page is drawn (V8's explicit compile hints; other browsers see a comment).
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: 'tandem-compile-hints',
  apply: 'build',
  generateBundle: {
    // After Vite has written its own first line: the hint counts before everything else only.
    order: 'post',
    handler: (_options, bundle) => {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && names.includes(part.name)) part.code = `//# allFunctionsCalledOnLoad\n${part.code}`
    },
  },
})
