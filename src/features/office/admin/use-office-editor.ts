import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, getJson } from '#client/api.ts';
import { floridaDay } from '#i18n/florida-day.ts';
import type { Standing } from '#revisions/revision.ts';
import { siteQuery } from '#site/site.queries.ts';
import { EMPTY_OFFICE, newOfficeSchema, type OfficeBody, officeSchema } from '../office.ts';
import { type OfficeChange, officeFailure, officeQuery, sendOffice } from './office-calls.ts';
import { withoutPastClosures } from './office-form.ts';

type ProblemKey = Parameters<ReturnType<typeof useTranslations<'office.problems'>>>[0];
type Verb = OfficeChange['verb'];

/**
 * The office while somebody changes it. What is wrong is said at once by the same schema that the server has; what fails
 * or meets another person's version leaves everything as it was typed.
 */
export function useOfficeEditor(fetchApi: FetchApi, opened: Standing) {
  const t = useTranslations('office.problems');
  const queryClient = useQueryClient();
  const [standing, setStanding] = useState(opened);
  const [body, setBody] = useState(() => bodyOf(opened));
  const [from, setFrom] = useState('');
  const [fields, setFields] = useState<readonly { field: string; key: string }[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<'draft' | 'publish' | 'schedule'>();

  const show = (next: Standing) => {
    setStanding(next);
    queryClient.setQueryData(officeQuery(fetchApi).queryKey, next);
  };
  const refuse = (wrong: readonly { field: string; key: string }[]) => {
    setFields(wrong.map(({ field, key }) => ({ field: field.replace(/^body\./, ''), key })));
    setAttempt((count) => count + 1);
  };
  const sending = useMutation({
    mutationFn: (change: OfficeChange) => sendOffice(fetchApi, change),
    onSuccess: (next, change) => {
      show(next);
      setDone(change.verb === 'draft' ? 'draft' : change.from ? 'schedule' : 'publish');
      setFrom('');
      // What the panel itself shows of the office.
      void queryClient.invalidateQueries({ queryKey: siteQuery(fetchApi).queryKey });
    },
    onError: (error) => {
      const failure = officeFailure(error);
      if (failure.kind === 'refused') refuse(failure.fields);
    },
  });
  const send = (verb: Verb, basedOn = standing.last) => {
    if (sending.isPending) return;
    sending.reset();
    setDone(undefined);
    setFields([]);
    const read = newOfficeSchema.safeParse(body);
    if (!read.success)
      return refuse(read.error.issues.map(({ path, message }) => ({ field: path.join('.'), key: message })));
    sending.mutate({ verb, body: read.data, basedOn, from: verb === 'publish' && from ? from : undefined });
  };
  /** How it stands now that another person has stored a version. */
  const readTheirs = async () => getJson<Standing>(fetchApi, '/api/revisions/office/site');
  const failure = sending.isError ? officeFailure(sending.error).kind : undefined;
  return {
    body,
    from,
    attempt,
    done,
    pending: sending.isPending ? sending.variables.verb : undefined,
    failure: failure === 'refused' ? undefined : failure,
    scheduled: standing.scheduled,
    startsWithDraft: standing.draft !== null && done === undefined,
    problems: fields.map(({ field, key }) => ({
      field,
      message: t(t.has(key as ProblemKey) ? (key as ProblemKey) : 'field.type'),
    })),
    change: (next: OfficeBody) => {
      setBody(next);
      setDone(undefined);
    },
    changeFrom: setFrom,
    send: (verb: Verb) => send(verb),
    /** Stores it on top of the other version, which stays in the history. */
    sendOnTop: async () => {
      const verb = sending.variables?.verb ?? 'publish';
      const theirs = await readTheirs().catch(() => undefined);
      if (!theirs) return;
      setStanding(theirs);
      send(verb, theirs.last);
    },
    takeTheirs: async () => {
      const theirs = await readTheirs().catch(() => undefined);
      if (!theirs) return;
      sending.reset();
      show(theirs);
      setBody(bodyOf(theirs));
    },
  };
}

/** What an editor begins with: the draft, else what is in force, else nothing. */
function bodyOf({ draft, inForce }: Standing): OfficeBody {
  const read = officeSchema.safeParse((draft ?? inForce)?.body);
  return withoutPastClosures(read.success ? read.data : EMPTY_OFFICE, floridaDay(new Date()));
}
