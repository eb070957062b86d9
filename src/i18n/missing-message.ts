/** How a missing message shows: a warning in the console and the key itself on the page (docs/product/languages.md). */
export const reportMissingMessage = {
  onError: (error: Error) => {
    // biome-ignore lint/suspicious/noConsole: the warning belongs where the page is shown
    console.warn(error.message);
  },
  getMessageFallback: ({ namespace, key }: { namespace?: string; key: string }) =>
    namespace ? `${namespace}.${key}` : key,
};
