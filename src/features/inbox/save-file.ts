/** How long a browser may take until it has begun to read what it saves. */
const READ_AFTER_MS = 60_000;

/** Saves something that the page holds as a file, as a link to a file would. */
export function saveFile({ content, name }: { content: Blob; name: string }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  // Not every browser follows a link that is not on the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_AFTER_MS);
}
