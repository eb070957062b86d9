import type { ClipboardEvent } from 'react';
import { toReadableLine, toReadableLines } from './readable-text.ts';

/**
 * Pastes what of a copied text can be read, where a browser would put in characters that nobody sees. The browser's
 * undo takes it back like any other paste. Passwords are pasted as they are.
 */
export function pasteReadable(event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { currentTarget: field } = event;
  if (field.type === 'password') return;
  const pasted = event.clipboardData.getData('text/plain');
  const isOneLine = field.tagName === 'INPUT';
  const readable = isOneLine ? toReadableLine(pasted) : toReadableLines(pasted);
  if (readable === (isOneLine ? pasted : pasted.replaceAll('\r\n', '\n'))) return;
  // The only way that undo and a longest length know of. A browser without it pastes as it does.
  if (document.execCommand('insertText', false, readable)) event.preventDefault();
}
