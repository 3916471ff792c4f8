/** True for a click that opens a new tab or window, or starts a download. */
export function isModifiedClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
