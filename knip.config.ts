import type { KnipConfig } from 'knip'

const importsOf = (css: string) => [...css.matchAll(/@import ["'][^"']+["']/g)].map(([line]) => line.slice(1)).join('\n')

export default {
  // What is named elsewhere than in an import: in compiled JSX, on the command line, by programs of ours, by a page, by docs/client.md.
  entry: [
    'src/{serve,tandem}.ts!',
    'src/{color-scheme,demo-requirements}.js!',
    'src/client/{embedded,offline}/service-worker.ts!',
    'src/site/reference/*!',
    'src/contract/client/client.ts!',
    'src/client/jsx/{jsx-runtime,jsx-dev-runtime}.ts!',
    'scripts/{ask-for-contacts,lint-openapi,with-citus,with-failover,with-postgres}.ts',
    'e2e/bench/{crash,failover,outage,strangers}.ts',
    'e2e/bench/citus/{beside-postgres,lost-worker,many-workspaces,new-worker}.ts',
    'e2e/bench/floor/serve.ts',
    'e2e/fixtures/service/wasm-service.ts',
    'e2e/bench/{service/bare-hono,product/rest-server}.ts',
  ],
  project: ['src/**!', '!src/**/*.test.*!', '!src/server/testing/**!', '!src/architecture*.ts!', 'e2e/**', 'scripts/**'],
  vite: { config: ['vite.config.ts', 'e2e/bench/floor/vite.config.ts'] },
  playwright: { config: ['e2e/playwright.config.ts'], entry: ['e2e/**/*.spec.ts', 'e2e/fixtures/parts/*.ts'] },
  compilers: { css: importsOf },
  // Served from its folder (src/site/reference.ts), and run as a command (scripts/lint-openapi.ts).
  ignoreDependencies: ['swagger-ui-dist', '@redocly/cli'],
} satisfies KnipConfig
