import './app.css';
import './first.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { guardPresses } from '$lib/ghost_press';
import { bring } from '$lib/i18n.svelte';
import { soon } from '$lib/idle';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';

// Without its sentences no page says anything; if they cannot be had, one sees at least what it is about.
void bring(settings.language)
  .catch(() => undefined)
  .then(() =>
    soon(() => {
      router.listen();
      guardPresses(window);
      mount(App, { target: document.getElementById('app')! });
    }),
  );

// The shell of the app is kept for the next visit; what happens at the table never is.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined),
  );
}
