// The picture of a table that the server has put into the page, so that there is something to see before the app runs.

/** The table itself is there, or there will be none. */
export function clearFirstSight(): void {
  document.getElementById('first')?.remove();
}
