import type { ClipboardEvent } from 'react';

/*
 * What is copied out of another program brings characters along that no keyboard writes: Word's line break (U+000B),
 * page breaks, U+2028 of a web page, halves of characters. Nobody can see what is wrong with them, so nobody is asked
 * to type again: they become line breaks, or go.
 */
const LINE_BREAKS = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;
/** Control characters and halves of characters, which say nothing; the database takes neither. */
const UNREADABLE = /[^\P{Cc}\r\n\t]|\p{Cs}/gu;

/** Readable text of several lines; a line end of two characters stays one. */
export function toReadableText(text: string): string {
  return text.replace(LINE_BREAKS, '\n').replace(UNREADABLE, '');
}

/** The same with line ends of one character. */
export function toReadableLines(text: string): string {
  return toReadableText(text).replaceAll('\r\n', '\n');
}

/** Readable text on one line: line breaks, and the tabs of a copied table, become spaces. */
export function toReadableLine(text: string): string {
  return toReadableText(text).replace(/[\r\n\t]+/g, ' ');
}

/** What takes no ink: zero-width marks, soft hyphens, the marks of writing directions, blanks of other scripts. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has anything to read. */
export function hasVisible(text: string): boolean {
  return text.replace(INVISIBLE, '').trim() !== '';
}

/**
 * What is looked up, dialled or written to (an email, a phone number, a ZIP code) as it was meant: without the invisible
 * marks that chats and web pages put into what is copied out of them, and without the comma of the sentence it stood in.
 */
export function toReadableCode(text: string): string {
  return toReadableLine(text)
    .replace(INVISIBLE, '')
    .replace(/[\s,;]+$/, '');
}

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
