ALTER TABLE "provider_counts" ADD COLUMN "other_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "other_specialties" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "specialties" text[] GENERATED ALWAYS AS (ARRAY[specialty] || array_remove(other_specialties, specialty)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_other_specialties_index" ON "providers" USING gin ("other_specialties") WHERE "providers"."other_specialties" <> '{}';