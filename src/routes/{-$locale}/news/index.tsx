import { createFileRoute, redirect } from '@tanstack/react-router';

/** The news have no page of their own: the address that one would guess leads to their section. */
export const Route = createFileRoute('/{-$locale}/news/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/{-$locale}', params, hash: 'news', statusCode: 302 });
  },
});
