import { html } from 'hono/html';
import type { oas32 } from 'zod-openapi';
import { fieldsOf, type Schema, type TypeWord, typeOf } from '#app/api-document/schema-words.ts';
import type { Site } from '#site/site.ts';

/*
 * The document of the API as a page: plain HTML without a script, with a stylesheet of its own (public/api-docs.css).
 */

type Operation = oas32.OperationObject & { method: string; path: string };
const METHODS = ['get', 'post'] as const;

/**
 * Writes the page, in English as the document is.
 *
 * @param document as `openApiDocument` makes it
 */
export async function apiPage(
  document: oas32.OpenAPIObject,
  { brandName, origin }: Pick<Site, 'brandName' | 'origin'>,
): Promise<string> {
  const { info, tags = [], components } = document;
  const operations = operationsOf(document);
  const schemas = Object.entries(components?.schemas ?? {}).toSorted(([a], [b]) => a.localeCompare(b));
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title}</title>
<meta name="description" content="How programs search the provider directory of ${brandName}, read its articles and send its forms.">
<link rel="canonical" href="${origin}/api-docs">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<header><a href="/">${brandName}</a></header>
<main>
<h1>Public API</h1>
<p>${inWords(info.description)}</p>
<p>No key is needed. An address that asks too often is told when to come back (429). A browser sends forms and questions from pages of this site only.</p>
<ul>
<li><a href="/openapi.json">openapi.json</a>: this page for programs, OpenAPI ${document.openapi}</li>
<li><a href="/providers.json">providers.json</a>: all providers in one file</li>
</ul>
<pre><code>curl ${origin}/api/providers/search -H 'Content-Type: application/json' -d '{"zipCode": "33012", "specialty": "Pediatrics"}'</code></pre>
<nav aria-label="On this page">
<ul>
${tags.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}
<li><a href="#schemas">Schemas</a></li>
</ul>
</nav>
${tags.map(
  ({ name, description }) => html`<section aria-labelledby="${idOf(name)}">
<h2 id="${idOf(name)}">${name}</h2>
<p>${inWords(description)}</p>
${operations.filter((operation) => operation.tags?.includes(name)).map(writeOperation)}
</section>
`,
)}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => writeSchema(name, schema))}
</section>
</main>
</body>
</html>
`;
  return page.toString();
}

function operationsOf({ paths = {} }: oas32.OpenAPIObject): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
    }),
  );
}

function writeOperation({
  method,
  path,
  summary,
  description,
  parameters = [],
  requestBody,
  responses,
}: Operation) {
  const body = requestBody && 'content' in requestBody ? schemaIn(requestBody) : undefined;
  return html`<article>
<h3 id="${idOf(`${method} ${path}`)}">${summary}</h3>
<p><code>${method} ${path}</code></p>
${description && html`<p>${inWords(description)}</p>`}
<dl>
${parameters.map((parameter) =>
  'name' in parameter
    ? html`<dt><code>${parameter.name}</code> <span>in the ${parameter.in}${parameter.required ? '' : ', optional'}</span></dt>
<dd>${writeType(typeOf(parameter.schema ?? true))}</dd>
`
    : '',
)}${body && html`<dt>Body</dt><dd>${writeType(typeOf(body))}</dd>`}
</dl>
<h4>Answers</h4>
<dl class="answers">
${Object.entries<oas32.ResponseObject | oas32.ReferenceObject>(responses ?? {}).map(([status, response]) => {
  const schema = schemaIn(response);
  return html`<dt>${status === 'default' ? 'others' : status}</dt>
<dd>${inWords(response.description)}${schema && html`: ${writeType(typeOf(schema))}`}</dd>
`;
})}</dl>
</article>
`;
}

function writeSchema(name: string, schema: Schema) {
  const description = typeof schema === 'object' ? schema.description : undefined;
  return html`<article>
<h3 id="${schemaId(name)}">${name}</h3>
${description && html`<p>${inWords(description)}</p>`}
<dl>
${fieldsOf(schema).map(
  (
    field,
  ) => html`<dt><code>${field.name}</code> <span>${writeType(field.type)}${field.isRequired ? '' : ', optional'}</span></dt>
<dd>${inWords(field.description)}</dd>
`,
)}</dl>
</article>
`;
}

/** The schema of what is sent or answered, in its first media type. */
function schemaIn(holder: { content?: oas32.ContentObject } | oas32.ReferenceObject): Schema | undefined {
  const content = 'content' in holder ? holder.content : undefined;
  const [first] = Object.values(content ?? {});
  return first && 'schema' in first ? first.schema : undefined;
}

function writeType(words: readonly TypeWord[]) {
  return words.map(({ text, id }) =>
    id === undefined ? text : html`<a href="#${schemaId(id)}">${text}</a>`,
  );
}

/** What stands between backticks is code. */
function inWords(text = '') {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

function schemaId(name: string): string {
  return idOf(`schema-${name}`);
}

function idOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
