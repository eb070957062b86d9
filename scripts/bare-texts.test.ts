import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * A text in braces stands alone in its element: beside anything else, a space too, it gets a <span> of its own, or one
 * template makes one text of several. A text that is written out may stand beside elements that are written out. A fragment
 * is no element, so a text in one is never alone.
 *
 * Why: Chrome's translation puts <font> elements in the place of text nodes. React throws when it removes such a text or puts
 * something before it, and does not show what it changes to. A text that is alone it replaces with all that is in its element.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** What stands as it is, and why. */
const EXCEPTIONS = new Map([
  // A body takes no <span> around a page, and what is beside it in this file the browser never gets.
  ['src/app/shell-document.tsx', '{children}'],
]);

const SAMPLE = path.join(root, 'src/sample-of-bare-texts.tsx');

/** Each line that says WRONG has a text that a translated page would break at; the others are right. */
const SAMPLE_LINES = `
import { Fragment, type ReactElement, type ReactNode } from 'react';
interface Props { t: { rich: (key: string) => ReactNode }; word: string; count: number; isOn: boolean; part: ReactElement; children: ReactNode; names: string[] }
const NameAsText = ({ name }: { name: string }) => name;
export const sample = ({ t, word, count, isOn, part, children, names }: Props) => [
  <p>{word}</p>,
  <p>{isOn && word}</p>,
  <p>{isOn ? word : <b />}</p>,
  <p>{isOn && <b />} <span>{word}</span></p>,
  <p>{t.rich(word)}</p>,
  <p>{isOn && <span>{t.rich(word)}</span>}</p>,
  <p>Read <b>this</b> first.</p>,
  <p>Read first.{/* A comment is nothing. */}</p>,
  <p>{part}{isOn && <b />}{word && <b />}{names.map((name) => <b key={name}>{name}</b>)}</p>,
  <p><b />{word}</p>, // WRONG
  <p>{word} {count}</p>, // WRONG
  <p> {word}</p>, // WRONG
  <p><b />{isOn && word}</p>, // WRONG
  <p><b />{isOn ? word : <b />}</p>, // WRONG
  <p><b />{children}</p>, // WRONG
  <p>Written out{isOn && <b />}</p>, // WRONG
  <p>Written out{part}</p>, // WRONG
  <p><b />{names.map((name) => name)}</p>, // WRONG
  <p>{names.map((name) => <Fragment key={name}>{name}</Fragment>)}</p>, // WRONG
  <p><b /><>{word}</></p>, // WRONG
  <p><b /><NameAsText name={word} /></p>, // WRONG
  <p><b />{t.rich(word)}</p>, // WRONG
  <p>{isOn && t.rich(word)}</p>, // WRONG
];
`.trim();

const program = readComponents();
const checker = program.getTypeChecker();

test('a bare text beside something else is found', () => {
  const wrong = SAMPLE_LINES.split('\n').flatMap((line, at) => (line.endsWith('// WRONG') ? [at + 1] : []));
  const found = new Set(bareTexts(SAMPLE).map(({ line }) => line));
  expect([...found]).toEqual(wrong);
});

test('no component has a bare text beside something else', () => {
  const components = program.getRootFileNames().filter((name) => name !== SAMPLE);
  const found = components.flatMap((component) => {
    const name = path.relative(root, component);
    return bareTexts(component)
      .filter(({ text }) => EXCEPTIONS.get(name) !== text)
      .map(({ line, text }) => `${name}:${line} wrap the text in a <span>: ${text}`);
  });
  expect(components.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** Every component of the site and the sample, with their types. */
function readComponents(): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const components = ts.sys
    .readDirectory(path.join(root, 'src'), ['.tsx'])
    .filter((name) => !name.includes('.test.'));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => name === SAMPLE || fileExists(name);
  host.readFile = (name) => (name === SAMPLE ? SAMPLE_LINES : readFile(name));
  return ts.createProgram([...components, SAMPLE], options, host);
}

interface BareText {
  line: number;
  /** As it is written, in one line. */
  text: string;
}

/** The texts of a file that a translated page would break at. */
function bareTexts(name: string): BareText[] {
  const file = program.getSourceFile(name);
  const found: BareText[] = [];
  const look = (node: ts.Node): void => {
    for (const bare of bareTextsAt(node)) {
      // A text that is written out begins with the space before it.
      const start = bare.getEnd() - bare.getText().trimStart().length;
      found.push({
        line: bare.getSourceFile().getLineAndCharacterOfPosition(start).line + 1,
        text: bare.getText().trim().replace(/\s+/g, ' '),
      });
    }
    ts.forEachChild(node, look);
  };
  if (file) look(file);
  return found;
}

function bareTextsAt(node: ts.Node): readonly ts.Node[] {
  if (isRichTextThatComesAndGoes(node)) return [node];
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  const children = node.children.filter((child) => !isNothing(child));
  if (children.length === 1 && !isFragment(node)) return [];
  const stays = (child: ts.JsxChild) =>
    writtenText(child) !== undefined || (isElement(child) && !mayBeText(child));
  if (!isFragment(node) && children.every(stays)) return [];
  return children.filter((child) => writtenText(child)?.trim() ?? mayBeText(child));
}

/** A text with elements in it is several, so React takes each out by itself. */
function isRichTextThatComesAndGoes(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return (
    node.expression.name.text === 'rich' &&
    (ts.isConditionalExpression(node.parent) || ts.isBinaryExpression(node.parent))
  );
}

/** A comment, or the end of a line. */
function isNothing(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.containsOnlyTriviaWhiteSpaces;
  return ts.isJsxExpression(child) && !child.expression;
}

/** A text that is written out, which nothing changes; also the space between two elements. */
function writtenText(child: ts.JsxChild): string | undefined {
  if (ts.isJsxText(child)) return child.text;
  if (!ts.isJsxExpression(child) || !child.expression) return undefined;
  return ts.isStringLiteral(child.expression) ? child.expression.text : undefined;
}

function isElement(child: ts.JsxChild): child is ts.JsxElement | ts.JsxSelfClosingElement {
  return ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child);
}

function isFragment(node: ts.Node): boolean {
  return (
    ts.isJsxFragment(node) || (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'Fragment')
  );
}

/** Whether React may make a text node of it, beside its siblings: of an expression, or of what a component returns. */
function mayBeText(child: ts.JsxChild): boolean {
  if (ts.isJsxExpression(child)) {
    return child.expression !== undefined && isTextType(checker.getTypeAtLocation(child.expression));
  }
  if (!isElement(child)) return false;
  const opening = ts.isJsxElement(child) ? child.openingElement : child;
  const component = checker.getTypeAtLocation(opening.tagName).getCallSignatures();
  const returned = component.map((signature) => signature.getReturnType());
  // A component of a library says ReactNode of whatever it returns; ours say it exactly.
  return returned.some((type) => type.aliasSymbol?.name !== 'ReactNode' && isTextType(type));
}

/** A type with a text or a number in it; also an unknown one. What `&&` leaves of an empty text or of 0 is none. */
function isTextType(type: ts.Type): boolean {
  if (type.isUnion()) return type.types.some(isTextType);
  if (checker.isArrayType(type)) {
    const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    return item !== undefined && isTextType(item);
  }
  if (type.isStringLiteral() || type.isNumberLiteral()) return Boolean(type.value);
  const texts = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return (type.flags & texts) !== 0;
}
