import { articleKind } from '#features/news/article-kind.ts';
import { KINDS } from '#revisions/all-kinds.ts';
import { ONLY_SUBJECT } from '#revisions/define-kind.ts';
import { type Action, can, ROLES } from '#rights/can.ts';

/*
 * Every route of the API × who asks for it: what `route-matrix.api.test.ts` compares with the application itself.
 */

/** Status for: no session, a session that has ended, a made-up cookie, a page of another site, and each of the roles. */
type Statuses = readonly [
  none: number,
  expired: number,
  forged: number,
  foreign: number,
  editor: number,
  support: number,
  administrator: number,
];
export type Row = { statuses: Statuses; path?: string; body?: unknown };

/** Whoever asks, the same status, from wherever. */
const anybody = (status: number): Statuses => [status, status, status, status, status, status, status];
/** Anybody may read, from wherever. */
const PUBLIC_READ = anybody(200);
/** Anybody, but with a browser only from our own pages; the status is that of the row's body. */
const publicWrite = (status: number): Statuses => [status, status, status, 403, status, status, status];

/* Those with a role alone, not from a page of another site; the status is that of the row's path and body. */
const everyRole = (status: number): Statuses => [401, 401, 401, 403, status, status, status];
export const editors = (status: number): Statuses => [401, 401, 401, 403, status, 403, status];
const support = (status: number): Statuses => [401, 401, 401, 403, 403, status, status];
const administrators = (status: number): Statuses => [401, 401, 401, 403, 403, 403, status];

export const TABLE: Record<string, Row> = {
  'POST /api/contact': { statuses: publicWrite(422), body: {} },
  'POST /api/quote-requests': { statuses: publicWrite(422), body: {} },
  'POST /api/join-network': { statuses: publicWrite(422), body: {} },
  'POST /api/providers/recommend': { statuses: publicWrite(422), body: {} },
  'POST /api/providers/report': { statuses: publicWrite(422), body: {} },
  'POST /api/ai-chat/kept.csv': { statuses: administrators(404), body: {} },
  'POST /api/ai-chat/feedback': { statuses: publicWrite(422), body: {} },
  'GET /api/site': { statuses: PUBLIC_READ },
  // A browser's report has a content type of its own.
  'POST /api/csp-reports': { statuses: publicWrite(415), body: {} },
  'POST /api/auth/login': { statuses: publicWrite(401), body: { username: 'nobody', password: 'wrong' } },
  'POST /api/auth/second-factor': { statuses: publicWrite(401), body: { code: '123456' } },
  'GET /api/auth/second-factor': { statuses: everyRole(200) },
  'POST /api/auth/second-factor/set-up': { statuses: everyRole(200) },
  'POST /api/auth/second-factor/confirm': { statuses: everyRole(422), body: { code: '' } },
  'POST /api/auth/second-factor/turn-off': { statuses: everyRole(422), body: { password: '', code: '' } },
  'GET /api/auth/email': { statuses: everyRole(200) },
  // Nothing is mailed without a mail server.
  'POST /api/auth/email': { statuses: everyRole(404), body: { email: 'ana@example.com' } },
  'DELETE /api/auth/email': { statuses: everyRole(204) },
  'POST /api/auth/email/confirm': { statuses: publicWrite(422), body: { token: 'none' } },
  'GET /api/auth/forgotten-password': { statuses: PUBLIC_READ },
  'POST /api/auth/forgotten-password': { statuses: anybody(404), body: { account: 'ana' } },
  'POST /api/auth/new-password': {
    statuses: publicWrite(422),
    body: { token: 'none', newPassword: 'otra clave larga' },
  },
  'GET /api/auth/session': { statuses: everyRole(200) },
  'GET /api/auth/hint': { statuses: PUBLIC_READ },
  'POST /api/auth/logout': { statuses: everyRole(200) },
  'GET /api/auth/sessions': { statuses: everyRole(200) },
  'DELETE /api/auth/sessions': { statuses: everyRole(204) },
  'DELETE /api/auth/sessions/:id': { statuses: everyRole(404), path: '/api/auth/sessions/none' },
  'POST /api/auth/change-password': { statuses: everyRole(422), body: { newPassword: 'short' } },
  'GET /api/people': { statuses: administrators(200) },
  'POST /api/people/invitations': { statuses: administrators(422), body: {} },
  'DELETE /api/people/invitations/:id': {
    statuses: administrators(404),
    path: '/api/people/invitations/none',
  },
  'PATCH /api/people/:id': {
    statuses: administrators(404),
    path: '/api/people/none',
    body: { role: 'editor' },
  },
  'PUT /api/people/second-factor-roles/:role': {
    statuses: administrators(404),
    path: '/api/people/second-factor-roles/none',
  },
  'DELETE /api/people/second-factor-roles/:role': {
    statuses: administrators(404),
    path: '/api/people/second-factor-roles/none',
  },
  'DELETE /api/people/:id': { statuses: administrators(404), path: '/api/people/none' },
  'POST /api/invitations/look': { statuses: publicWrite(404), body: { token: 'none' } },
  'POST /api/invitations/accept': { statuses: publicWrite(422), body: {} },
  'GET /api/activity': { statuses: administrators(200) },
  'GET /api/sync-production': { statuses: administrators(200) },
  'POST /api/sync-production': { statuses: administrators(200) },
  'GET /api/revisions/scheduled': { statuses: everyRole(200) },
  'GET /api/revisions/trash': { statuses: everyRole(200) },
  'GET /api/revisions/drafts': { statuses: everyRole(200) },
  // There is no kind of this name: the right of those that there are is the kind's (below).
  'GET /api/revisions/:kind': { statuses: everyRole(404), path: '/api/revisions/none' },
  'GET /api/revisions/:kind/:subject': { statuses: everyRole(404), path: '/api/revisions/none/site' },
  'GET /api/revisions/:kind/:subject/history': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/history',
  },
  'GET /api/revisions/:kind/:subject/versions/:number': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/versions/1',
  },
  'POST /api/revisions/:kind/:subject/draft': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/draft',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/publish': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/publish',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/restore': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/restore',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/trash': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/trash',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/take-back': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/take-back',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/versions/:number/cancel': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/versions/1/cancel',
    body: {},
  },
  'POST /api/revisions/:kind/:subject/versions/:number/publish': {
    statuses: everyRole(404),
    path: '/api/revisions/none/site/versions/1/publish',
    body: {},
  },
  'GET /api/submissions': { statuses: support(200) },
  'POST /api/submissions/search': { statuses: support(200), body: { search: 'ana' } },
  'POST /api/submissions/export.csv': { statuses: administrators(200), body: { search: 'ana' } },
  'GET /api/submissions/mail': { statuses: support(200) },
  'GET /api/submissions/stamp': { statuses: support(200) },
  'GET /api/submissions/overview': { statuses: support(200) },
  'PATCH /api/submissions/:id': {
    statuses: support(404),
    path: '/api/submissions/CC-2222-3333',
    body: { state: 'done' },
  },
  'POST /api/submissions/:id/opened': {
    statuses: support(404),
    path: '/api/submissions/CC-2222-3333/opened',
  },
  'POST /api/submissions/:id/mail': {
    statuses: support(404),
    path: '/api/submissions/CC-2222-3333/mail',
    body: {},
  },
  'POST /api/ai-chat': { statuses: publicWrite(200), body: { message: 'hello' } },
  // A search changes nothing and travels as POST by the contract.
  'POST /api/providers/search': { statuses: PUBLIC_READ, body: {} },
  'POST /api/providers/counts': { statuses: PUBLIC_READ, body: {} },
  'GET /api/providers/options': { statuses: PUBLIC_READ },
  'GET /api/providers/suggestions': { statuses: PUBLIC_READ },
  'GET /api/providers/zip-codes': { statuses: PUBLIC_READ },
  'GET /api/providers': {
    statuses: PUBLIC_READ,
    path: '/api/providers?ids=00000000-0000-4000-8000-000000000000',
  },
  'GET /api/providers/:id': { statuses: anybody(404), path: '/api/providers/none' },
  'GET /api/articles': { statuses: PUBLIC_READ },
  'POST /api/objects/upload': { statuses: editors(200) },
  'PUT /api/objects/upload/:token': { statuses: editors(404), path: '/api/objects/upload/none' },
  'PUT /api/objects/acl': { statuses: editors(422), body: { imageURL: 'https://evil.example/x' } },
  'GET /objects/:id': { statuses: anybody(404), path: '/objects/none' },
  'GET /api/articles/:idOrSlug': { statuses: anybody(404), path: '/api/articles/none' },
  'POST /api/articles': { statuses: editors(422), body: {} },
  'PUT /api/articles/:id': { statuses: editors(422), path: '/api/articles/none', body: {} },
  'PATCH /api/articles/:id/toggle': { statuses: editors(404), path: '/api/articles/none/toggle' },
  'DELETE /api/articles/:id': { statuses: editors(404), path: '/api/articles/none' },
};

/** Every kind of versions: whoever has its right. What each role may do is the table of rights (`can.test.ts`). */
export const KIND_TABLE: Record<string, Row> = Object.fromEntries(
  KINDS.flatMap(({ name, right, isOnly }) => {
    const path = `/api/revisions/${name}`;
    const subject = isOnly ? ONLY_SUBJECT : '00000000-0000-4000-8000-000000000001';
    const given = (action: Action, status: number): Statuses => {
      const [editor, support, administrator] = ROLES.map((role) =>
        can({ role }, action, right) ? status : 403,
      ) as [number, number, number];
      return [401, 401, 401, 403, editor, support, administrator];
    };
    // Nothing is published of nothing; an article in the table of its own.
    const published = name === articleKind.name ? 404 : 422;
    return [
      [`GET ${path}`, { statuses: given('read', 200) }],
      [`GET ${path}/${subject}`, { statuses: given('read', 200) }],
      [`POST ${path}/${subject}/publish`, { statuses: given('change', published), body: {} }],
      [`POST ${path}/${subject}/restore`, { statuses: given('change', 422), body: {} }],
    ];
  }),
);

/** These need the password once more: whoever finds a panel left open must not be able to call them. */
export const NEEDS_PROOF = [
  'DELETE /api/auth/email',
  'DELETE /api/people/:id',
  'DELETE /api/people/invitations/:id',
  'DELETE /api/people/second-factor-roles/:role',
  'PATCH /api/people/:id',
  'POST /api/ai-chat/kept.csv',
  'POST /api/auth/change-password',
  'POST /api/auth/email',
  'POST /api/auth/second-factor/confirm',
  'POST /api/auth/second-factor/set-up',
  'POST /api/people/invitations',
  'POST /api/submissions/export.csv',
  'POST /api/sync-production',
  'PUT /api/people/second-factor-roles/:role',
];

/** Open to everybody, but not for programs of others: browsers report here, people sign in, pages show pictures. */
export const NOT_FOR_PROGRAMS = [
  'GET /api/auth/forgotten-password',
  'GET /api/auth/hint',
  'GET /objects/:id',
  'POST /api/auth/email/confirm',
  'POST /api/auth/forgotten-password',
  'POST /api/auth/login',
  'POST /api/auth/new-password',
  'POST /api/auth/second-factor',
  'POST /api/csp-reports',
  'POST /api/invitations/accept',
  'POST /api/invitations/look',
];

/** What everybody does with the own session and password, whatever the role. */
export const OWN_ACCOUNT = /^[A-Z]+ \/api\/auth\//;
