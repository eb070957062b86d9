import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { negotiateLocale, unprefixedPath } from '#i18n/locale.ts';
import { type DomainError, InvalidInput, NotFound, TooManyRequests } from '#server/errors.ts';
import { readBodyText } from '#server/http/json-body.ts';
import { refuseForeignWrite } from '#server/http/own-origin.ts';
import { toDomainError } from '#server/http/problem-response.ts';
import { acceptForm } from './accept-form.server.ts';
import { FORM_BODY_LIMIT_BYTES, type FormDependencies } from './form-api.server.ts';
import {
  type FormDefinition,
  formId,
  HONEYPOT_FIELD,
  KEY_FIELD,
  KIND_FIELD,
  SENT_PARAMETER,
} from './form-definition.ts';
import type { FormOpenings } from './form-opening.server.ts';
import type { PostedForm } from './page-forms.tsx';

/** Renders the page that carries a refused form, with what was typed and what is wrong, under a new key. */
export type ShowPage = (
  context: Context,
  refused: { form: PostedForm; status: number; key: string | undefined },
) => Promise<Response>;

type FormPostDependencies = FormDependencies & {
  forms: readonly FormDefinition[];
  openings: FormOpenings;
  showPage: ShowPage;
};

/**
 * Takes forms that browsers without JavaScript post to the page they are on. Leads to the same page with the reference
 * in its address, or shows it again with the fields filled and marked. By the same verb as the API.
 */
export function receiveFormPost(dependencies: FormPostDependencies): Handler {
  const { forms, openings, countCall, markSender, publicOrigin, showPage } = dependencies;
  return async (context) => {
    if (!isFormPost(context)) throw new NotFound();
    const fields = new URLSearchParams(await readBodyText(context, FORM_BODY_LIMIT_BYTES));
    const page = unprefixedPath(context.req.path);
    const definition = forms.find((form) => form.kind === fields.get(KIND_FIELD) && form.page === page);
    if (!definition) throw new NotFound();
    const values = valuesOf(definition, fields);
    const key = fields.get(KEY_FIELD);
    try {
      await countCall(context);
      refuseForeignWrite(context, publicOrigin);
      const { reference } = await acceptForm(dependencies, definition, {
        fields: { ...values, [HONEYPOT_FIELD]: fields.get(HONEYPOT_FIELD) ?? '' },
        language: negotiateLocale({
          pathname: context.req.path,
          cookie: context.req.header('Cookie'),
          acceptLanguage: context.req.header('Accept-Language'),
        }),
        idempotencyKey: keyOf(key, values),
        sender: await markSender(context),
        admit: () => openings.admit(context, key),
      });
      return context.redirect(sentAddress(context, definition, reference), 303);
    } catch (error) {
      const problem = toDomainError(error);
      if (!problem) throw error;
      return showPage(context, {
        form: { kind: definition.kind, page, values, problem: problemOf(problem) },
        status: problem.status,
        // Without the database there is no key, and what was typed comes back all the same.
        key: await openings.nextKey(context, key, problem).catch(() => undefined),
      });
    }
  };
}

function isFormPost(context: Context): boolean {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return mediaType === 'application/x-www-form-urlencoded';
}

/** The form's own fields as text; what else the browser sent along is left out. */
function valuesOf({ initial }: FormDefinition, fields: URLSearchParams): Record<string, string> {
  return Object.fromEntries(Object.keys(initial).map((name) => [name, fields.get(name) ?? '']));
}

/**
 * The page's key together with the values: whoever goes back and corrects something sends a new form, and a page that
 * was kept in a cache does not make two visitors one.
 */
function keyOf(key: string | null, values: Record<string, string>): string | undefined {
  if (!key) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([key, values]))
    .digest('hex');
}

function sentAddress(context: Context, { kind }: FormDefinition, reference: string): string {
  const url = new URL(context.req.url);
  url.searchParams.set(SENT_PARAMETER, reference);
  return `${url.pathname}${url.search}#${formId(kind)}`;
}

function problemOf(error: DomainError): PostedForm['problem'] {
  return {
    code: error.code,
    fields: error instanceof InvalidInput ? error.fields : [],
    retryAfterSeconds: error instanceof TooManyRequests ? error.retryAfterSeconds : undefined,
  };
}
