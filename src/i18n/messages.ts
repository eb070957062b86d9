/** A tree of ICU messages. English is written first; its keys are the type that Spanish must satisfy. */
export type MessageTree = { readonly [key: string]: string | MessageTree };

/** The same keys as `Source` with any text: the type of a translation. A missing or extra key is a type error. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};
