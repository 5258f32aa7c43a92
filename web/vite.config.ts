import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.BEHEMOTH ?? 'http://127.0.0.1:8765';

/** While developing, the page takes its links to the languages from the server beside it, which writes them otherwise. */
function languages(): Plugin {
  return {
    name: 'languages',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(server).then((told) => told.text());
      return html.replace('<!-- languages -->', (page.match(/<link rel="catalogue".*>/g) ?? []).join(''));
    },
  };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), languages()],
  resolve: {
    alias: { $lib: here('src/lib'), $parts: here('src/parts') },
    conditions: ['browser', 'module', 'import', 'default'],
  },
  build: {
    // Committed and shipped with the Python package, so that playing needs no Node.
    outDir: here('../src/behemoth/server/static'),
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2022',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // Names without a hash of the content: the server puts the version of the whole into the path.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name].js',
        chunkFileNames: 'assets/[name].js',
        assetFileNames: 'assets/[name][extname]',
      },
    },
  },
  // Scripts and styles name each other relative to where they lie, so that the version in the path holds for them too.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  server: {
    fs: { allow: [here('.')] },
    proxy: {
      '/api': server,
      '/assets': server,
      '/ws': { target: server, ws: true },
    },
  },
  // @ts-expect-error read by vitest
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
