import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { bring } from '$lib/i18n.svelte';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings.svelte';

// Without its sentences no page says anything; if they cannot be had, one sees at least what it is about.
void bring(settings.language)
  .catch(() => undefined)
  .then(() => {
    router.listen();
    mount(App, { target: document.getElementById('app')! });
  });

// The shell of the app is kept for the next visit; what happens at the table never is.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined),
  );
}
