import { type CreateDocumentOptions, createDocument } from 'zod-openapi';
import { PUBLIC_CALLS } from '#app/api-document/public-calls.ts';
import type { Site } from '#site/site.ts';

/** The document of the public API: OpenAPI 3.1, made of the schemas that check requests and answers. */
export function openApiDocument(site: Pick<Site, 'brandName' | 'origin'>) {
  const { brandName, origin } = site;
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `${brandName}: public API`,
        version: '1',
        description:
          'What everybody may read and send. Answers may get more fields: pass over those that you do not know. Every refusal is a problem document (RFC 9457).',
      },
      servers: [{ url: origin }],
      externalDocs: { url: `${origin}/api-docs`, description: 'The same to be read' },
      tags: [
        { name: 'Providers', description: 'The directory of doctors, clinics, pharmacies and laboratories.' },
        { name: 'Articles', description: 'The news of the site.' },
        { name: 'Forms', description: 'What visitors send; the staff read it.' },
        { name: 'Assistant', description: 'Answers from what the site says.' },
        { name: 'Site', description: 'Whom to call, and where.' },
      ],
      paths: PUBLIC_CALLS,
    },
    { override: plainly },
  );
}

/** Takes out what zod says besides: that an answer never gets another field, and how it checks what `format` names. */
const plainly: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, io }) => {
  if (io === 'output' && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
};
