import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { router } from '$lib/router.svelte';

router.listen();
mount(App, { target: document.getElementById('app')! });

// The shell of the app is kept for the next visit; what happens at the table never is.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  window.addEventListener(
    'load',
    () => void navigator.serviceWorker.register('/worker.js').catch(() => undefined),
  );
}
