import {
  decodeStrictly,
  describeEncoding,
  type Encoding,
  SINGLE_BYTE_ENCODINGS,
  TWICE_ENCODED,
  undoTwiceEncoding,
} from './encodings.ts';
import { UnusableImport } from './import-problems.ts';
import { guessEncodings, isPossibleText } from './recognise-encoding.ts';

/** Enough to know an encoding by; the rest of a large file is not kept. */
const MAX_KEPT_LINES = 1000;
const MAX_KEPT_BYTES = 10_000;
const SHOWN_NAMES = 3;
const SHOWN_LINES = 5;
/** A second reading is shown beside the likeliest from this part of its score on. */
const ALSO_POSSIBLE = 0.5;
const WAY_OUT = 'save the file again as "CSV UTF-8" in the program that it comes from, and import that';

type Line = { line: number; content: Uint8Array };

/** Lines of one kind: how many there are, and the first of them. */
class Lines {
  count = 0;
  readonly kept: Line[] = [];

  add({ line, content }: Line): void {
    this.count += 1;
    // A copy: the line is part of a larger piece of the file.
    if (this.kept.length < MAX_KEPT_LINES)
      this.kept.push({ line, content: content.slice(0, MAX_KEPT_BYTES) });
  }
}

/** What the lines of a file say about its encoding, and the decision that follows. Lines in plain ASCII say nothing. */
export class EncodingEvidence {
  readonly #path: string;
  readonly #confirmed: Encoding | undefined;
  readonly #utf8 = new Lines();
  readonly #twice = new Lines();
  readonly #notUtf8 = new Lines();
  readonly #unfit = new Lines();

  constructor(path: string, confirmed: Encoding | undefined) {
    this.#path = path;
    this.#confirmed = confirmed;
  }

  add(line: number, content: Uint8Array): void {
    if (content.every((byte) => byte < 128)) return;
    const text = decodeStrictly('utf-8', content);
    const kind = text === undefined ? this.#notUtf8 : isTwiceEncoded(text) ? this.#twice : this.#utf8;
    kind.add({ line, content });
    if (this.#confirmed !== undefined && !fits(this.#confirmed, content)) this.#unfit.add({ line, content });
  }

  /**
   * The encoding in which the file can be read without any doubt.
   *
   * @throws {UnusableImport} when there is doubt: lines disagree, or another encoding than UTF-8 is not confirmed
   */
  encoding(): Encoding {
    const kinds = [this.#utf8, this.#twice, this.#notUtf8].filter((kind) => kind.count > 0);
    if (kinds.length > 1) throw this.#disagreement();
    if (kinds[0] === undefined) return 'utf-8';
    if (kinds[0] === this.#utf8) {
      if (this.#confirmed === undefined || this.#confirmed === 'utf-8') return 'utf-8';
      throw new UnusableImport(`${this.#path} is in UTF-8: leave out --encoding ${this.#confirmed}.`);
    }
    const candidates: readonly Encoding[] = kinds[0] === this.#twice ? TWICE_ENCODED : SINGLE_BYTE_ENCODINGS;
    const isCandidate = this.#confirmed !== undefined && candidates.includes(this.#confirmed);
    if (this.#confirmed === undefined || !isCandidate || this.#unfit.count > 0) {
      throw this.#question(kinds[0], candidates);
    }
    return this.#confirmed;
  }

  #question({ kept }: Lines, candidates: readonly Encoding[]): UnusableImport {
    const [best, ...others] = guessEncodings(
      kept.map(({ content }) => content),
      candidates,
    );
    if (best === undefined) throw new TypeError('There are no candidates.');
    if (best.encoding === this.#confirmed) return this.#misfit(this.#unfit, best.encoding);
    const unfit = new Lines();
    for (const line of kept) if (!fits(best.encoding, line.content)) unfit.add(line);
    if (unfit.count > 0) return this.#misfit(unfit, best.encoding);
    const also = others.filter(({ score }) => score > 0 && score >= best.score * ALSO_POSSIBLE);
    return new UnusableImport(
      [
        `${this.#path} is not in ${this.#confirmed ?? 'plain UTF-8'}. It seems to be ${describeEncoding(best.encoding)}. Then its names are:`,
        ...showNames(kept, best.encoding),
        ...also.flatMap(({ encoding }) => [
          `It could also be ${describeEncoding(encoding)}. Then they are:`,
          ...showNames(kept, encoding),
        ]),
        `If these names are right, run the command again with --encoding ${best.encoding}` +
          `${also.map(({ encoding }) => `, or --encoding ${encoding}`).join('')}.`,
        `If they are not, ${WAY_OUT}. Nothing was imported.`,
      ].join('\n'),
    );
  }

  #misfit({ count, kept }: Lines, encoding: Encoding): UnusableImport {
    const isWholly = count === this.#twice.count + this.#notUtf8.count;
    const what = isWholly
      ? 'is in no encoding that is known here, or was spoilt more than once'
      : `cannot be read as ${describeEncoding(encoding)}: no name has the letters that ${countLines(count)} would hold`;
    return new UnusableImport(
      [
        `${this.#path} ${what}.`,
        ...(isWholly ? [] : showLines(kept, count, [encoding])),
        `${isWholly ? 'Please' : 'Correct these lines in a text editor, or'} ${WAY_OUT}. Nothing was imported.`,
      ].join('\n'),
    );
  }

  #disagreement(): UnusableImport {
    const parts: [Lines, string, readonly Encoding[]][] = [
      [this.#utf8, 'in UTF-8', ['utf-8']],
      [this.#notUtf8, 'not in UTF-8', SINGLE_BYTE_ENCODINGS],
      [this.#twice, 'encoded twice', TWICE_ENCODED],
    ];
    const present = parts.filter(([lines]) => lines.count > 0).toSorted(([a], [b]) => a.count - b.count);
    return new UnusableImport(
      [
        `The lines of ${this.#path} are not all in one encoding.`,
        ...present.flatMap(([{ count, kept }, what, candidates]) => [
          `${countLines(count)} ${count === 1 ? 'is' : 'are'} ${what}:`,
          ...showLines(kept, count, candidates),
        ]),
        `Correct the lines that differ in a text editor, or ${WAY_OUT}. Nothing was imported.`,
      ].join('\n'),
    );
  }
}

/** True for a text that was UTF-8, was taken for another encoding, and became UTF-8 once more or oftener: "JosÃ©". */
export function isTwiceEncoded(text: string): boolean {
  if (!/[^\p{ASCII}]{2}/u.test(text)) return false;
  return TWICE_ENCODED.some((encoding) => {
    const undone = undoTwiceEncoding(text, encoding);
    return undone !== undefined && (isPossibleText(undone) || isTwiceEncoded(undone));
  });
}

function fits(encoding: Encoding, content: Uint8Array): boolean {
  const text = decodeStrictly(encoding, content);
  return text !== undefined && (encoding === 'utf-8' || isPossibleText(text));
}

function countLines(count: number): string {
  return count === 1 ? '1 line' : `${count.toLocaleString('en-US')} lines`;
}

function showLines(kept: readonly Line[], count: number, candidates: readonly Encoding[]): string[] {
  const guess = guessEncodings(
    kept.map(({ content }) => content),
    candidates,
  )[0];
  const shown = kept
    .slice(0, SHOWN_LINES)
    .map(({ line, content }) => `  line ${line}: ${cellBeyondAscii(content, guess?.encoding)}`);
  const rest = count - shown.length;
  return rest > 0 ? [...shown, `  … and ${rest.toLocaleString('en-US')} more`] : shown;
}

/** Three cells that differ, rather of rows than of the header. */
function showNames(kept: readonly Line[], encoding: Encoding): string[] {
  const rows = kept.filter(({ line }) => line > 1);
  const lineByCell = new Map<string, number>();
  for (const { line, content } of rows.length > 0 ? rows : kept) {
    const cell = cellBeyondAscii(content, encoding);
    if (!lineByCell.has(cell)) lineByCell.set(cell, line);
    if (lineByCell.size === SHOWN_NAMES) break;
  }
  return [...lineByCell].map(([cell, line]) => `  line ${line}: ${cell}`);
}

/** The first cell with a letter that is not ASCII, as the encoding has it. */
function cellBeyondAscii(content: Uint8Array, encoding: Encoding | undefined): string {
  const text = (encoding && decodeStrictly(encoding, content)) ?? Buffer.from(content).toString('utf8');
  const cell = text.split(/[,;\t]/).find((part) => /[^\p{ASCII}]/u.test(part)) ?? text;
  return cell
    .replace(/"|\p{Cc}/gu, '')
    .trim()
    .slice(0, 80);
}
