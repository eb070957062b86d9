-- The trigger is added by hand: plan_id is text of whoever writes it, also the version before, and plans follow from it. The
-- program fills the two tables, and the plans of rows that are there, at its next start.
CREATE TABLE "provider_fact_counts" (
	"fact" text NOT NULL,
	"is_accepting" boolean NOT NULL,
	"language" text NOT NULL,
	"specialty" text NOT NULL,
	"zip_code" text NOT NULL,
	"county" text NOT NULL,
	"provider_count" integer NOT NULL,
	CONSTRAINT "provider_fact_counts_pk" PRIMARY KEY("fact","is_accepting","language","specialty","zip_code","county")
);
--> statement-breakpoint
CREATE TABLE "provider_plan_values" (
	"value" text PRIMARY KEY NOT NULL,
	"plans" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "provider_data_sets" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "plans" text[];--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "panels" text[] GENERATED ALWAYS AS (nullif(array_remove(ARRAY[CASE WHEN panel_a THEN 'A' END, CASE WHEN panel_b THEN 'B' END, CASE WHEN panel_c THEN 'C' END, CASE WHEN panel_d THEN 'D' END, CASE WHEN panel_f THEN 'F' END, CASE WHEN panel_h THEN 'H' END, CASE WHEN panel_i THEN 'I' END, CASE WHEN panel_j THEN 'J' END], NULL), '{}')) STORED;--> statement-breakpoint
CREATE INDEX "providers_phc_sort_index" ON "providers" USING btree ("sort_name","id") WHERE "providers"."plans" @> '{phc}';--> statement-breakpoint
CREATE INDEX "providers_dpo_sort_index" ON "providers" USING btree ("sort_name","id") WHERE "providers"."plans" @> '{dpo}';--> statement-breakpoint
CREATE INDEX "providers_accepting_sort_index" ON "providers" USING btree ("sort_name","id") WHERE "providers"."accepting_new_patients";--> statement-breakpoint
CREATE INDEX "providers_panels_sort_index" ON "providers" USING btree ("sort_name","id","panels","zip_code","county","plans","accepting_new_patients") WHERE "providers"."panels" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "set_provider_plans"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.plans := (SELECT plans FROM public.provider_plan_values WHERE value = lower(btrim(NEW.plan_id)));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "provider_plans" BEFORE INSERT OR UPDATE OF "plan_id" ON "providers"
FOR EACH ROW EXECUTE FUNCTION "set_provider_plans"();
