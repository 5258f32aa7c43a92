// The drawing of a game, made fit for a page: nothing in it runs, loads or leads anywhere.

const FORBIDDEN = 'script, style, foreignObject, iframe, object, embed, link, a, animate[attributeName=href]';
/** Where something may be taken from: the drawing itself, or what stands in it. */
const WITHIN = /^(#|data:image\/(png|jpeg|webp);)/;

/** The SVG element of a text; null if it is none. */
export function drawingOf(text: string): SVGElement | null {
  // Read in a document of its own, where nothing runs; it comes into the page only when it is fit for it.
  const drawing = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (drawing.localName !== 'svg' || drawing.querySelector('parsererror')) return null;
  for (const one of drawing.querySelectorAll(FORBIDDEN)) one.remove();
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    for (const { name, value } of [...element.attributes]) {
      const leads = /(^|:)href$/i.test(name) && !WITHIN.test(value.trim());
      if (/^on/i.test(name) || name === 'style' || leads) element.removeAttribute(name);
    }
  }
  drawing.removeAttribute('width');
  drawing.removeAttribute('height');
  return document.importNode(drawing, true) as unknown as SVGElement;
}
