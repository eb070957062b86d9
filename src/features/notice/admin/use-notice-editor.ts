import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FetchApi, getJson, problemOf } from '#client/api.ts';
import type { Standing } from '#revisions/revision.ts';
import {
  EMPTY_NOTICE,
  hasEnded,
  type NoticeBody,
  newNoticeSchema,
  noticeEnd,
  noticeSchema,
} from '../notice.ts';
import { type NoticeChange, noticeFailure, noticeQuery, sendNotice } from './notice-calls.ts';

type ProblemKey = Parameters<ReturnType<typeof useTranslations<'notice.problems'>>>[0];
type FieldProblem = { field: string; key: string };

/**
 * The notice while somebody writes it. What is wrong is said at once by the same schema that the server has; what fails or
 * meets another person's version leaves everything as it was typed.
 */
export function useNoticeEditor(fetchApi: FetchApi, opened: Standing) {
  const t = useTranslations('notice.problems');
  const queryClient = useQueryClient();
  const [standing, setStanding] = useState(opened);
  const [body, setBody] = useState(() => inForceOf(opened) ?? EMPTY_NOTICE);
  const [from, setFrom] = useState('');
  const [fields, setFields] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [done, setDone] = useState<'published' | 'scheduled' | 'taken'>();

  const show = (next: Standing) => {
    setStanding(next);
    queryClient.setQueryData(noticeQuery(fetchApi).queryKey, next);
  };
  const refuse = (wrong: readonly FieldProblem[]) => {
    setFields(wrong);
    setAttempt((count) => count + 1);
  };
  const sending = useMutation({
    mutationFn: (change: NoticeChange) => sendNotice(fetchApi, change),
    onSuccess: (next, change) => {
      show(next);
      setDone(change.verb === 'trash' ? 'taken' : change.from ? 'scheduled' : 'published');
      setFrom('');
      if (change.verb === 'trash') setBody(EMPTY_NOTICE);
    },
    onError: (error) => {
      if (noticeFailure(error) === 'refused') refuse(problemOf(error)?.fields ?? []);
    },
  });
  const send = (verb: NoticeChange['verb'], basedOn = standing.last) => {
    if (sending.isPending) return;
    sending.reset();
    setDone(undefined);
    setFields([]);
    if (verb === 'trash') return sending.mutate({ verb, basedOn });
    const read = newNoticeSchema.safeParse(body);
    const wrong = (read.error?.issues ?? []).map(({ path, message }) => ({
      field: path.join('.'),
      key: message,
    }));
    if (isOver(from, body.until) && !wrong.some(({ field }) => field === 'until'))
      wrong.push({ field: 'until', key: 'until.early' });
    if (!read.success || wrong.length > 0) return refuse(wrong);
    sending.mutate({ verb, body: read.data, basedOn, from: from || undefined });
  };
  const failure = sending.isError ? noticeFailure(sending.error) : undefined;
  return {
    body,
    from,
    attempt,
    done,
    pending: sending.isPending ? sending.variables.verb : undefined,
    failure: failure === 'refused' ? undefined : failure,
    inForce: inForceOf(standing),
    scheduled: standing.scheduled,
    problems: fields.map(({ field, key }) => ({
      field,
      message: t(t.has(key as ProblemKey) ? (key as ProblemKey) : 'field.type'),
    })),
    change: (next: NoticeBody) => {
      setBody(next);
      setDone(undefined);
    },
    changeFrom: setFrom,
    publish: () => send('publish'),
    takeAway: () => send('trash'),
    /** Does it on top of the other version, which stays in the history. */
    sendOnTop: async () => {
      const verb = sending.variables?.verb ?? 'publish';
      const theirs = await getJson<Standing>(fetchApi, '/api/revisions/notice/site').catch(() => undefined);
      if (!theirs) return;
      setStanding(theirs);
      send(verb, theirs.last);
    },
  };
}

/** The notice that stands; undefined where there is none, or it has ended. */
function inForceOf({ inForce }: Standing): NoticeBody | undefined {
  const { data } = noticeSchema.safeParse(inForce?.body);
  return data && !hasEnded(data.until, new Date()) ? data : undefined;
}

/** Whether a notice from then on would have ended before. */
function isOver(from: string, until: string): boolean {
  const [begin, end] = [noticeEnd(from), noticeEnd(until)];
  return begin !== undefined && end !== undefined && end <= begin;
}
