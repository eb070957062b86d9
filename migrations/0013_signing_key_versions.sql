ALTER TABLE "secrets" ADD COLUMN "begins_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "secrets" ADD COLUMN "ends_at" timestamp with time zone;