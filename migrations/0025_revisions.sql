CREATE TABLE "revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "revisions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" jsonb NOT NULL,
	"state" text NOT NULL,
	"in_force_from" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"note" text,
	CONSTRAINT "revisions_number_unique" UNIQUE("number"),
	CONSTRAINT "revisions_state_known" CHECK ("revisions"."state" IN ('draft', 'approved', 'cancelled', 'trashed')),
	CONSTRAINT "revisions_draft_has_no_time" CHECK (("revisions"."state" = 'draft') = ("revisions"."in_force_from" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "revisions_subject_index" ON "revisions" USING btree ("kind","subject","number");--> statement-breakpoint
CREATE INDEX "revisions_time_index" ON "revisions" USING btree ("in_force_from") WHERE "revisions"."state" IN ('approved', 'trashed');--> statement-breakpoint
CREATE INDEX "revisions_author_index" ON "revisions" USING btree ("author_id") WHERE "revisions"."author_id" IS NOT NULL;--> statement-breakpoint
-- By hand, as migration 0010: every server hears what may have changed what is in force. A draft never does, and costs no
-- page that is kept; a version that waits is told when it is stored, so that each server knows the next moment.
CREATE TRIGGER "revisions_added" AFTER INSERT ON "revisions"
FOR EACH ROW WHEN (NEW."state" <> 'draft') EXECUTE FUNCTION "tell_content_change"('revisions');
--> statement-breakpoint
CREATE TRIGGER "revisions_changed" AFTER UPDATE OR DELETE OR TRUNCATE ON "revisions"
FOR EACH STATEMENT EXECUTE FUNCTION "tell_content_change"('revisions');
