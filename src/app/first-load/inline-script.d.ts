/** The source of a script that pages have inline, built with all that it imports (`scripts/inline-scripts.ts`). */
declare module '*?script' {
  const source: string;
  export default source;
}
