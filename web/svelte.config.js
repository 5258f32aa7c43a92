import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Names of scoped styles come from the styles themselves, not from the path, so that every machine builds the same bytes.
    cssHash: ({ hash, css }) => `b-${hash(css)}`,
  },
};
