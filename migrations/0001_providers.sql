-- COLLATE "C" is added by hand (the generator cannot say it): prefix searches and the order of results
-- compare bytes, the same on every server.
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"npi" text,
	"center" text NOT NULL,
	"doctor" text NOT NULL,
	"specialty" text NOT NULL,
	"address" text NOT NULL,
	"suite" text,
	"city" text NOT NULL,
	"county" text NOT NULL,
	"zip_code" text NOT NULL,
	"phone" text,
	"fax" text,
	"email" text,
	"languages" text[],
	"certified" boolean,
	"accepting_new_patients" boolean,
	"panel_a" boolean,
	"panel_b" boolean,
	"panel_c" boolean,
	"panel_d" boolean,
	"panel_f" boolean,
	"panel_h" boolean,
	"panel_i" boolean,
	"panel_j" boolean,
	"ages" text,
	"plan_id" text,
	"date_added" date,
	"is_demo" boolean DEFAULT false NOT NULL,
	"source_key" text NOT NULL,
	"search_name" text COLLATE "C" GENERATED ALWAYS AS (public.search_text(doctor || ' ' || center)) STORED NOT NULL,
	"search_city" text GENERATED ALWAYS AS (public.search_text(city)) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "providers_source_key_unique" ON "providers" USING btree ("source_key");--> statement-breakpoint
CREATE INDEX "providers_specialty_county_index" ON "providers" USING btree ("specialty","county");--> statement-breakpoint
CREATE INDEX "providers_county_index" ON "providers" USING btree ("county");--> statement-breakpoint
CREATE INDEX "providers_zip_code_index" ON "providers" USING btree ("zip_code");--> statement-breakpoint
CREATE INDEX "providers_languages_index" ON "providers" USING gin ("languages");--> statement-breakpoint
CREATE INDEX "providers_search_name_index" ON "providers" USING gin ("search_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "providers_order_index" ON "providers" USING btree ("search_name","id");
