/*
 * A browser's translation (Chrome, Edge) takes each text off the page and puts a <font> in its place. React goes on with
 * the text that it has made: it fails when it removes it or inserts before it, and what it writes to it nobody sees
 * (facebook/react, issue 11538). So each text that was taken off is put back beside its translation, empty, and React
 * finds it where it was. When React changes an element, the texts of that element are shown again in place of their
 * translations, and the translator sees them as new ones (decision 27).
 */

declare global {
  interface Window {
    /** What was taken off the page before its code ran; ends to look. */
    takeEarlyTranslation?: () => MutationRecord[];
  }
}

/** Before the page's code runs, from the document's head on: remembers what is taken off the page. */
export function rememberEarlyTranslation(): void {
  const seen: MutationRecord[] = [];
  const remember = (records: readonly MutationRecord[]) => {
    seen.push(...records.filter(({ removedNodes }) => removedNodes.length > 0));
  };
  const early = new MutationObserver(remember);
  early.observe(document, { childList: true, subtree: true });
  window.takeEarlyTranslation = () => {
    remember(early.takeRecords());
    early.disconnect();
    return seen;
  };
}

/** How often the translation of a part is undone while it hydrates, for a translator that ignores `translate="no"`. */
const MOST_UNDONE = 30;

/** A part's own marks (`hydration-mark.tsx`), not those of parts in it. The page has some in its main part, too. */
const HYDRATING = ':scope>[data-hydrated=false],main>[data-hydrated=false]';

/** What the texts say that are empty while a translation is shown beside them. */
const ownWords = new WeakMap<Node, string>();
/** What the page itself removes. Other texts were taken off by a translator, whose calls do not come by here. */
const removedByPage = new WeakSet<Node>();
/** Parts of the page that hydrate, and how often a translation of each may still be undone. */
const held = new Map<Element, number>();
let observer: MutationObserver | undefined;

/** Keeps a page whole that a browser translates. Call it once, before React renders. */
export function mendTranslatedText(): void {
  const { removeChild, insertBefore } = Node.prototype;
  observer = new MutationObserver(follow);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  follow(window.takeEarlyTranslation?.());

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode !== this) follow();
    removedByPage.add(child);
    return child.parentNode ? (removeChild.call(child.parentNode, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Added extends Node>(this: Node, added: Added, next: Node | null) {
    if (next && next.parentNode !== this) follow();
    return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added;
  };
}

/**
 * Shows the texts of a part as the server wrote them until the part is hydrated: else React discards its HTML, with what
 * was typed. The translator is asked to wait.
 */
export function holdTranslation(part: Element): void {
  held.set(part, MOST_UNDONE);
  follow();
}

/** Has the parts translated that were held and are hydrated now, as their marks say. */
export function translateHydratedParts(): void {
  follow();
  for (const part of held.keys()) {
    if (part.isConnected && part.querySelector(HYDRATING)) continue;
    held.delete(part);
    if (!part.hasAttribute('translate')) continue;
    part.removeAttribute('translate');
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.parentNode?.nodeName !== 'SCRIPT') presentAnew(texts.currentNode);
  }
  observer?.takeRecords();
}

/** Puts back what a translator has taken off the page, and undoes its translation where the page itself changed. */
function follow(records = observer?.takeRecords() ?? []): void {
  const changes = new Map<Node, MutationRecord[]>();
  for (const record of records) {
    const { target } = record;
    if (ownWords.has(target)) ownWords.set(target, (target as Text).data);
    if (!isFont(target)) changes.set(target, [...(changes.get(target) ?? []), record]);
  }
  const changed = [...changes].filter((each) => putBackTaken(...each));
  for (const [node] of changed) showOwnTexts(isText(node) ? node.parentNode : node);
  for (const [part, times] of held) {
    const fonts = part.querySelectorAll('font');
    if (times === 0 || fonts.length === 0) continue;
    held.set(part, times - 1);
    part.setAttribute('translate', 'no');
    for (const font of fonts) showOwnTexts(font.parentNode);
  }
  // What was done here is not looked at again.
  observer?.takeRecords();
}

/** A node at a place in an element. One that was moved has several places, of which the element holds one at a time. */
type Place = { node: Node; isHeld: boolean; isLast: boolean };

/**
 * Puts the texts that a translator has taken out of an element back to their places, empty. A place is found by going
 * back from what the element holds now, change by change, to all that it has held.
 *
 * @returns whether the page itself has changed what is in the element
 */
function putBackTaken(parent: Node, changes: readonly MutationRecord[]): boolean {
  const taken = new Set<Node>();
  const places: Place[] = [...parent.childNodes].map((node) => ({ node, isHeld: true, isLast: true }));
  const findHeld = (wanted: Node | null) => places.findIndex(({ node, isHeld }) => isHeld && node === wanted);
  let isChanged = false;
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of [...changes].reverse()) {
    const isTranslation = [...addedNodes].some(isFont);
    // React has set the whole text of the element: of what was in it before nothing is missing.
    const isSet = removedNodes.length > 0 && !(isTranslation || previousSibling || nextSibling);
    const gone = isSet ? [] : [...removedNodes].filter(wasTaken);
    isChanged ||= !isTranslation && gone.length === 0;
    if (isSet) break;
    // Before they were added they were not there; before it was moved, a node was at another place.
    for (const node of addedNodes) {
      const place = places[findHeld(node)];
      if (place) place.isHeld = false;
    }
    const before = [...removedNodes].map((node) => {
      const isLast = gone.includes(node) && !taken.has(node);
      return { node, isHeld: true, isLast };
    });
    places.splice(findHeld(previousSibling) + 1, 0, ...before);
    for (const text of gone) taken.add(text);
  }
  let next: Node | null = null;
  for (const { node, isLast } of places.reverse()) {
    if (!isLast) continue;
    if (taken.has(node)) putBack(node as Text, parent, next);
    next = node;
  }
  return isChanged;
}

function wasTaken(node: Node): boolean {
  return isText(node) && (!node.parentNode || isFont(node.parentNode)) && !removedByPage.has(node);
}

function putBack(text: Text, parent: Node, next: Node | null): void {
  // A translator may have put the text itself into its element.
  if (text.parentNode) text.replaceWith(text.cloneNode());
  if (!ownWords.has(text)) ownWords.set(text, text.data);
  text.data = '';
  parent.insertBefore(text, next);
}

/** Shows the texts of an element again in place of their translations, if it has any. */
function showOwnTexts(parent: Node | null): void {
  const nodes = [...(parent?.childNodes ?? [])];
  if (!parent || isFont(parent) || !nodes.some((node) => isFont(node) || ownWords.has(node))) return;
  for (const node of nodes) {
    if (isFont(node)) (node as Element).remove();
    if (isText(node)) {
      node.data = ownWords.get(node) ?? node.data;
      ownWords.delete(node);
      presentAnew(node);
    }
  }
}

/** Translators look at what comes to the page. */
function presentAnew(text: Node): void {
  text.parentNode?.insertBefore(text, text.nextSibling);
}

function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

function isFont(node: Node): boolean {
  return node.nodeName === 'FONT';
}
