/** Says that the app's own files cannot be had; a chapter that is painted stays as it is, and this below it, in sight. */
export function sayNotLoaded(): void {
  const words = document.createElement('p');
  words.textContent = 'Bible Nuggets could not be loaded.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());
  const alert = document.createElement('div');
  alert.className = 'not-loaded';
  alert.role = 'alert';
  alert.append(words, reload);
  document.getElementById('root')?.append(alert);
}
