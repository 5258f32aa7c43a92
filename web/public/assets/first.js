// Runs before anything is painted: the colours somebody has chosen (lib/settings.svelte.ts keeps them), so that no screen
// flashes, and the first picture of a table in the same ones.
{
  const asks = (what) => matchMedia(what).matches;
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('behemoth.settings') ?? '{}');
  } catch {
    // no storage, or something else wrote there: the defaults are always good
  }
  const { theme = 'auto', board = 'map' } = chosen;
  const dark = asks('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const shown = theme === 'auto' ? (asks('(prefers-contrast: more)') ? 'contrast' : dark) : theme;
  document.documentElement.dataset.theme = shown;
  const first = document.getElementById('first');
  const picture = first?.querySelector('img');
  if (board !== 'map') first?.remove();
  else if (picture && shown !== 'light') picture.src += `#${shown}`;
}
