-- Whoever is there may go on doing everything, and so may whom the version before still makes beside this one.
ALTER TABLE "activity" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text DEFAULT 'administrator' NOT NULL;