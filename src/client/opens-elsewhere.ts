/** Whether a click on a link asks the browser for another tab, another window or a download: it is the browser's then. */
export function opensElsewhere({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
