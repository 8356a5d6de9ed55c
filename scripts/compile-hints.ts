import type { Plugin } from 'vite'

/**
 * Begins chunks whose code nearly all runs at startup with V8's explicit compile hint. The browser then compiles them while they load,
 * not function by function during the first render. Other browsers ignore the comment.
 */
export const compileHints = (names: readonly string[]): Plugin => ({
  name: 'tandem-compile-hints',
  apply: 'build',
  generateBundle: {
    // The hint must be the first line, so it is added after Vite's own.
    order: 'post',
    handler: (_options, bundle) => {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && names.includes(part.name)) part.code = `//# allFunctionsCalledOnLoad\n${part.code}`
    },
  },
})
