import type { OwnVerbs } from '#revisions/own-verbs.server.ts';
import { readStanding, readVersion } from '#revisions/read-revisions.server.ts';
import type { Standing } from '#revisions/revision.ts';
import { isOverdue } from '#revisions/trash.server.ts';
import type { SubjectChange } from '#revisions/write-revisions.server.ts';
import type { Database, Transaction } from '#server/database/connect.ts';
import { NotFound, StaleVersion } from '#server/errors.ts';
import { readFields } from '#server/http/request-body.ts';
import { articleInput } from './article.ts';
import { counterpartAgain } from './article-counterparts.server.ts';
import { articleKind, fieldsOf } from './article-kind.ts';
import { lockArticle, lockArticles } from './lock-article.server.ts';
import { takeArticleBack, trashArticle } from './trash-articles.server.ts';
import { changeArticle } from './write-articles.server.ts';

/**
 * What the API of versions does with articles. What is in force of them is in their own table, so its generic verbs,
 * which write versions alone, are not theirs: an edit is a PUT of the article.
 */
export const articleVerbs: OwnVerbs = {
  /** Also brings back the counterpart, where the article has none now and the former one is free. */
  restore: (db, change) =>
    changeKnown(db, change, async (tx) => {
      const before = await lockArticle(tx, change.subject, undefined);
      const { body } = await readVersion(tx, change, change.number);
      const version = readFields(articleKind.schema, body as Record<string, unknown>);
      const input = readFields(articleInput, fieldsOf(version));
      const again = before.counterpartId
        ? null
        : await counterpartAgain(tx, { id: before.id, language: version.language }, version.counterpartId);
      await changeArticle(tx, before, {
        username: change.author.username,
        input: again ? { ...input, counterpartId: again } : input,
        action: 'article-restored',
        details: { version: change.number },
        note: change.note,
      });
    }),
  trash: (db, change) =>
    changeKnown(db, change, async (tx) =>
      trashArticle(tx, await lockArticle(tx, change.subject, undefined), change.author.username, change.note),
    ),
  takeBack: (db, change) =>
    changeKnown(db, change, async (tx, { trashed, last }) => {
      if (last === 0 || (trashed && (await isOverdue(tx, trashed)))) throw new NotFound();
      if (!trashed) throw new StaleVersion();
      await takeArticleBack(tx, trashed, change.author.username);
    }),
};

/** One after the other with every change of articles. @throws {StaleVersion} when there is another version since */
function changeKnown(
  db: Database,
  change: SubjectChange,
  work: (tx: Transaction, before: Standing) => Promise<unknown>,
): Promise<Standing> {
  return db.transaction(async (tx) => {
    await lockArticles(tx);
    const before = await readStanding(tx, change);
    if (change.basedOn !== before.last) throw new StaleVersion();
    await work(tx, before);
    return readStanding(tx, change);
  });
}
