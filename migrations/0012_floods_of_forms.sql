ALTER TABLE "submissions" ADD COLUMN "sender" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "digest_id" uuid;--> statement-breakpoint
CREATE INDEX "submissions_sender_index" ON "submissions" USING btree ("sender") WHERE "submissions"."sender" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "submissions_digest_index" ON "submissions" USING btree ("digest_id") WHERE "submissions"."digest_id" IS NOT NULL;