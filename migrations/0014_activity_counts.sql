CREATE TABLE "activity_counts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "activity_counts_key" UNIQUE("action","subject","hour")
);
--> statement-breakpoint
-- A count is part of the list of activity (migration 0007): it grows, one by one, and is never set back or removed.
-- No foreign key: the list may belong to a role that has granted this one no REFERENCES.
CREATE TRIGGER "activity_counts_only_grow" BEFORE UPDATE ON "activity_counts" FOR EACH ROW WHEN ((NEW."id", NEW."action", NEW."subject", NEW."hour", NEW."count") IS DISTINCT FROM (OLD."id", OLD."action", OLD."subject", OLD."hour", OLD."count" + 1)) EXECUTE FUNCTION "refuse_activity_change"();--> statement-breakpoint
CREATE TRIGGER "activity_counts_are_kept" BEFORE DELETE ON "activity_counts" FOR EACH ROW EXECUTE FUNCTION "refuse_activity_change"();--> statement-breakpoint
CREATE TRIGGER "activity_counts_are_kept_whole" BEFORE TRUNCATE ON "activity_counts" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_activity_change"();