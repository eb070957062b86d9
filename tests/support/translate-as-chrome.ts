/**
 * Does to the page that is shown what Chrome's translation does, now and to every text that appears later: each text node
 * is replaced by two <font> elements, and the document says another language. The words stay, so that tests find them.
 * It is given to `page.evaluate`, so it uses nothing from outside.
 *
 * @param options.isStubborn whether it translates what says `translate="no"`, too
 * @returns a function that ends it; what is translated stays so
 */
export function translateAsChrome({ isStubborn = false } = {}): () => void {
  const LEFT_ALONE = `${isStubborn ? '' : '[translate="no"], .notranslate, '}script, style, noscript, textarea, svg, title, font`;
  const font = (content: Node | string) => {
    const element = document.createElement('font');
    element.style.verticalAlign = 'inherit';
    element.append(content);
    return element;
  };
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isWords = /[\p{L}\p{N}]/u.test(text.data);
      if (isWords && text.parentElement && !text.parentElement.closest(LEFT_ALONE))
        text.replaceWith(font(font(text.data)));
    }
  };
  document.documentElement.lang = 'ht';
  document.documentElement.classList.add('translated-ltr');
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }
  });
  observer.observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  translate(document.documentElement);
  return () => observer.disconnect();
}
