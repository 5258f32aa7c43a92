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
      return html
        .replace('<!-- languages -->', (page.match(/<link rel="catalogue".*>/g) ?? []).join(''))
        .replace('<!-- page -->', '<title>Behemoth</title>');
    },
  };
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A request costs a phone more than a few kilobytes do: what pages share comes in a few files, not in one for each set of
// pages. `entriesAware` keeps apart what some pages do without, as long as it is large enough to be worth a request.
const GROUPS = [
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'parts', test: /src[\\/](lib|parts)[\\/]/, minShareCount: 2, priority: 3 },
  {
    name: 'tank',
    test: /src[\\/]tank[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 100_000,
    priority: 2,
  },
  { name: 'mapping', test: /src[\\/]maps[\\/]/, minShareCount: 2, priority: 1 },
];
/** A group is named after all pages that use it; its own name is enough. */
const short = (name: string) => name.replace(/~[^.]*/, '');

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
    // Which files a page needs; the server reads it and sends it to nobody.
    manifest: 'manifest.json',
    reportCompressedSize: true,
    // Names without a hash of the content: the server puts the version of the whole into the path.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: GROUPS },
        entryFileNames: 'assets/[name].js',
        chunkFileNames: ({ name }) => `assets/${short(name)}.js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? '[name][extname]')}`,
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
