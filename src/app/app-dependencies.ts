import type { Config } from '#app/config.ts';
import type { PageRenderer } from '#app/page-content.ts';
import type { Model } from '#features/assistant/model/model.ts';
import type { SubmissionMail } from '#features/inbox/submission-mail.server.ts';
import type { Database } from '#server/database/connect.ts';
import type { ContentChanges } from '#server/database/content-changes.ts';
import type { DiskWatch } from '#server/disk-space.ts';
import type { Logger } from '#server/log.ts';
import type { Metrics } from '#server/metrics/open-metrics.ts';
import type { ObjectStorage } from '#server/storage/object-storage.ts';
import type { Tracing } from '#server/tracing/tracing.ts';

/** Everything the application needs from outside; tests hand in their own. */
export type AppDependencies = {
  config: Config;
  database: Database;
  /** Where uploaded pictures are kept. */
  objects: ObjectStorage;
  log: Logger;
  renderPage: PageRenderer;
  /** Reports when content was changed; without it no page is cached. */
  contentChanges?: ContentChanges | undefined;
  /** Mails forms to the departments; undefined while no mail server is configured. */
  submissionMail?: SubmissionMail | undefined;
  /** The language model of the assistant; undefined while none is configured. */
  assistantModel?: Model | undefined;
  /** Whether there is room for what is written; undefined where nobody asks. */
  disks?: DiskWatch | undefined;
  /** Undefined when no metrics are configured. */
  metrics?: Metrics | undefined;
  /** Tells OpenTelemetry of each request; undefined while it is not configured. */
  tracing?: Tracing | undefined;
  /** Folder with the built browser files; undefined in development, where Vite serves them. */
  clientDir: string | undefined;
};
