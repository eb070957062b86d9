/** A tree of ICU messages. English is written first; its keys are the type that Spanish must satisfy. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** The same keys as `Source` with any text: the type of a translation. A missing or extra key is a type error. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

/** How a missing message shows: a warning in the console and the key itself on the page (docs/product/languages.md). */
export const reportMissingMessage = {
  onError: (error: Error) => {
    // biome-ignore lint/suspicious/noConsole: the warning belongs where the page is shown
    console.warn(error.message);
  },
  getMessageFallback: ({ namespace, key }: { namespace?: string; key: string }) =>
    namespace ? `${namespace}.${key}` : key,
};
