import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('src/lib'), $parts: here('src/parts'), $locale: here('../src/behemoth/locale') },
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
    fs: { allow: [here('.'), here('../src/behemoth/locale')] },
    proxy: {
      '/api': process.env.BEHEMOTH ?? 'http://127.0.0.1:8765',
      '/ws': { target: process.env.BEHEMOTH ?? 'http://127.0.0.1:8765', ws: true },
    },
  },
  // @ts-expect-error read by vitest
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], environment: 'node' },
});
