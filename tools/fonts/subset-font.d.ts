/** The part of the untyped package `subset-font` that subset-fonts.ts calls. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'truetype' | 'woff2';
    /** A number pins the axis; a range keeps it variable within. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType feature tags to keep; all without it. */
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
