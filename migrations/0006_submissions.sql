CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"language" text NOT NULL,
	"idempotency_key" text,
	"body_hash" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_reference_unique" ON "submissions" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_idempotency_key_unique" ON "submissions" USING btree ("kind","idempotency_key");--> statement-breakpoint
CREATE INDEX "submissions_body_hash_index" ON "submissions" USING btree ("kind","body_hash","received_at");--> statement-breakpoint
CREATE INDEX "submissions_received_at_index" ON "submissions" USING btree ("received_at");