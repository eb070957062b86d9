import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FetchApi } from '#client/api.ts';
import type { Kind } from '../define-kind.ts';
import type { Standing, WholeVersion } from '../revision.ts';
import { forgetText, keepText, readText } from './kept-text.ts';
import type { KindPanel } from './kind-panel.ts';
import {
  callVerb,
  type FieldProblem,
  loadStanding,
  type RevisionFailure,
  type RevisionOutcome,
  reloadRevisions,
} from './revision-calls.ts';

/** Saving a draft, publishing now, or when Florida's clocks show `from`. */
type Saving = { verb: 'draft' } | { verb: 'publish'; from?: string };
/** What an editor does: besides saving, it takes what stands off the site. */
export type Intent = Saving | { verb: 'trash' };

/** What an editor needs of a kind's definition. */
export type EditedKind<Body extends object> = Pick<Kind<string, Body>, 'name' | 'schema' | 'schemaOfNew'>;

type EditorOptions<Body extends object> = {
  fetchApi: FetchApi;
  kind: EditedKind<Body>;
  panel: Pick<KindPanel<Body>, 'initial' | 'goOnWith'>;
  subject: string;
  /** As it was when the editor opened. */
  standing: Standing;
  onDone: (intent: Intent) => void;
};

/**
 * One body being written: it begins with what this browser kept, else with the draft, else with what is in force; each
 * save names the version that it began with, so nobody is overwritten without being asked.
 */
export function useRevisionEditor<Body extends object>(options: EditorOptions<Body>) {
  const { fetchApi, kind, panel, subject, onDone } = options;
  const { initial, goOnWith = (body) => body } = panel;
  const of = { kind: kind.name, subject };
  const queryClient = useQueryClient();
  const bodyOf = (version: WholeVersion | null) => kind.schema.safeParse(version?.body).data;
  const storedBody = ({ draft, inForce }: Standing): Body => {
    const stored = bodyOf(draft ?? inForce);
    return stored ? goOnWith(stored) : initial;
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
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<RevisionFailure['kind']>();
  const [fromProblem, setFromProblem] = useState<string>();
  const [conflict, setConflict] = useState<{ intent: Saving; theirs: Standing }>();

  const clear = () => {
    setProblems([]);
    setFailure(undefined);
    setFromProblem(undefined);
    setConflict(undefined);
  };
  const beginWith = (standing: Standing) => {
    forgetText(of);
    clear();
    setState(fresh(standing));
  };
  const keep = (body: Body, basedOn: number) =>
    keepText(of, { body, basedOn, savedAt: new Date().toISOString() });
  const change = (body: Body) => {
    setState((before) => ({ ...before, body }));
    if (isSame(body, storedBody(state.standing))) forgetText(of);
    else keep(body, state.basedOn);
  };
  /** After another verb of the same person: what is being written stays, and follows on that. */
  const follow = (standing: Standing) => {
    const { body, basedOn, standing: before } = state;
    if (!before.draft && isSame(body, storedBody(before))) return beginWith(standing);
    const next = { body, basedOn: basedOn === before.last ? standing.last : basedOn };
    keep(next.body, next.basedOn);
    setState({ ...state, ...next, standing });
  };
  const refuse = (fields: readonly FieldProblem[]) => {
    const first = fields.filter(({ field }, at) => at === fields.findIndex((one) => one.field === field));
    const ofBody = first.filter(({ field }) => field !== 'from');
    setFromProblem(first.find(({ field }) => field === 'from')?.key);
    setProblems(ofBody);
    if (ofBody.length > 0) setAttempt((count) => count + 1);
  };
  const tell = async (intent: Intent, outcome: RevisionOutcome) => {
    if (outcome.kind === 'done') {
      if (intent.verb === 'trash') follow(outcome.standing);
      else beginWith(outcome.standing);
      await reloadRevisions(queryClient);
      onDone(intent);
    } else if (outcome.kind === 'fields') {
      refuse(outcome.fields);
    } else if (outcome.kind === 'stale') {
      const theirs = await loadStanding(fetchApi, of).catch(() => undefined);
      if (!theirs) return setFailure('network');
      if (intent.verb !== 'trash') return setConflict({ intent, theirs });
      setState((before) => ({ ...before, standing: theirs }));
      setFailure('stale');
    } else {
      setFailure(outcome.kind);
    }
  };
  const save = async (intent: Saving, basedOn = state.basedOn) => {
    if (busy) return;
    clear();
    const checked = (kind.schemaOfNew ?? kind.schema).safeParse(state.body);
    if (!checked.success) {
      return refuse(
        checked.error.issues.map(({ path, message }) => ({ field: path.join('.'), key: message })),
      );
    }
    setBusy(intent);
    const call = { ...intent, basedOn, body: checked.data, note: state.note };
    await tell(intent, await callVerb(fetchApi, of, call));
    setBusy(undefined);
  };
  const takeAway = async () => {
    if (busy) return;
    clear();
    setBusy({ verb: 'trash' });
    // It is about what stands, whatever is being written.
    const call = { verb: 'trash', basedOn: state.standing.last } as const;
    await tell({ verb: 'trash' }, await callVerb(fetchApi, of, call));
    setBusy(undefined);
  };

  return {
    ...state,
    /** What stands on the site. */
    inForce: bodyOf(state.standing.inForce),
    busy: busy?.verb,
    problems,
    attempt,
    failure,
    fromProblem,
    conflict,
    change,
    setNote: (note: string) => setState((before) => ({ ...before, note })),
    save: (intent: Saving) => void save(intent),
    takeAway: () => void takeAway(),
    /** Goes back from what the browser kept to what is stored. */
    discardKept: () => beginWith(state.standing),
    keepMine: () => {
      if (conflict) void save(conflict.intent, conflict.theirs.last);
    },
    takeTheirs: () => {
      if (conflict) beginWith(conflict.theirs);
    },
    /** Shows how a subject stands after a version was restored. */
    follow,
    /** Goes on with a version that is not taken as it is: what is wrong stands at its fields. */
    correct: (stored: unknown, fields: readonly FieldProblem[]) => {
      const { data } = kind.schema.safeParse(stored);
      if (data) change(data);
      clear();
      refuse(fields);
    },
  };
}

/** Whether two JSON values are the same, in whatever order their fields stand: the database has its own. */
function isSame(one: unknown, other: unknown): boolean {
  return hashKey([one]) === hashKey([other]);
}
