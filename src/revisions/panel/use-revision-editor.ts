import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { FetchApi } from '#client/api.ts';
import type { Standing } from '../revision.ts';
import { forgetText, keepText, readText } from './kept-text.ts';
import {
  callVerb,
  loadStanding,
  type RevisionFailure,
  type RevisionOutcome,
  type RevisionVerb,
  reloadRevisions,
} from './revision-calls.ts';

/** What is wrong: by the field's path in the body ("hours.0.opens"), a message key of the kind's. */
export type BodyProblems = Readonly<Record<string, string>>;
/** Saving a draft, publishing now, or when Florida's clocks show `from`. */
export type Intent = { verb: 'draft' } | { verb: 'publish'; from?: string };

type EditorOptions<Body extends object> = {
  fetchApi: FetchApi;
  kind: { name: string; schema: z.ZodType<Body> };
  subject: string;
  initial: Body;
  /** As it was when the editor opened. */
  standing: Standing;
  onDone: (intent: Intent, standing: Standing) => void;
};

/**
 * One body being written: it begins with what this browser kept, else with the draft, else with what is in force; each
 * save names the version that it began with, so nobody is overwritten without being asked.
 */
export function useRevisionEditor<Body extends object>(options: EditorOptions<Body>) {
  const { fetchApi, kind, subject, initial, onDone } = options;
  const of = { kind: kind.name, subject };
  const queryClient = useQueryClient();
  const storedBody = ({ draft, inForce }: Standing): Body => {
    const read = kind.schema.safeParse((draft ?? inForce)?.body);
    return read.success ? read.data : initial;
  };
  const fresh = (standing: Standing) => ({
    standing,
    basedOn: standing.last,
    body: storedBody(standing),
    note: '',
    keptAt: undefined as string | undefined,
  });
  const [state, setState] = useState(() => {
    const begun = fresh(options.standing);
    const kept = readText(of, initial);
    if (!kept || isSame(kept.body, begun.body)) return begun;
    return { ...begun, body: kept.body as Body, basedOn: kept.basedOn, keptAt: kept.savedAt };
  });
  const [busy, setBusy] = useState<Intent>();
  const [problems, setProblems] = useState<BodyProblems>({});
  const [failure, setFailure] = useState<RevisionFailure['kind']>();
  const [fromProblem, setFromProblem] = useState<string>();
  const [conflict, setConflict] = useState<{ intent: Intent; theirs: Standing }>();

  const clear = () => {
    setProblems({});
    setFailure(undefined);
    setFromProblem(undefined);
    setConflict(undefined);
  };
  const beginWith = (standing: Standing) => {
    forgetText(of);
    clear();
    setState(fresh(standing));
  };
  const change = (body: Body) => {
    setState((before) => ({ ...before, body }));
    if (isSame(body, storedBody(state.standing))) forgetText(of);
    else keepText(of, { body, basedOn: state.basedOn, savedAt: new Date().toISOString() });
  };
  const tell = async (intent: Intent, outcome: RevisionOutcome) => {
    if (outcome.kind === 'done') {
      beginWith(outcome.standing);
      await reloadRevisions(queryClient);
      onDone(intent, outcome.standing);
    } else if (outcome.kind === 'stale') {
      const theirs = await loadStanding(fetchApi, of).catch(() => undefined);
      if (theirs) setConflict({ intent, theirs });
      else setFailure('network');
    } else if (outcome.kind === 'fields') {
      const { from, ...ofBody } = byField(outcome.fields);
      setFromProblem(from);
      setProblems(ofBody);
      if (Object.keys(ofBody).length > 0) setFailure('fields');
    } else {
      setFailure(outcome.kind);
    }
  };
  const save = async (intent: Intent, basedOn = state.basedOn) => {
    if (busy) return;
    clear();
    const checked = kind.schema.safeParse(state.body);
    if (!checked.success) {
      const { issues } = checked.error;
      setProblems(byField(issues.map(({ path, message }) => ({ field: path.join('.'), key: message }))));
      setFailure('fields');
      return;
    }
    setBusy(intent);
    const call: RevisionVerb = { ...intent, basedOn, body: checked.data, note: state.note };
    await tell(intent, await callVerb(fetchApi, of, call));
    setBusy(undefined);
  };

  return {
    ...state,
    busy,
    problems,
    failure,
    fromProblem,
    conflict,
    change,
    setNote: (note: string) => setState((before) => ({ ...before, note })),
    save: (intent: Intent) => void save(intent),
    /** Goes back from what the browser kept to what is stored. */
    discardKept: () => beginWith(state.standing),
    keepMine: () => {
      if (conflict) void save(conflict.intent, conflict.theirs.last);
    },
    takeTheirs: () => {
      if (conflict) beginWith(conflict.theirs);
    },
    /** Shows a subject as it stands after another verb: a version that was restored. */
    beginWith,
  };
}

/** Whether two JSON values are the same, in whatever order their fields stand: the database has its own. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}

/** The first problem of each field. */
function byField(all: readonly { field: string; key: string }[]): Record<string, string> {
  return Object.fromEntries(all.toReversed().map(({ field, key }) => [field, key]));
}
