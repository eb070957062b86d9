-- COLLATE "C" and the filling of the table are added by hand. The program makes the sort names: at the next start those of
-- rows that are there.
CREATE TABLE "provider_zip_counts" (
	"language" text NOT NULL,
	"specialty" text NOT NULL,
	"zip_code" text NOT NULL,
	"county" text NOT NULL,
	"provider_count" integer NOT NULL,
	CONSTRAINT "provider_zip_counts_language_specialty_zip_code_county_pk" PRIMARY KEY("language","specialty","zip_code","county")
);
--> statement-breakpoint
ALTER TABLE "providers" ADD COLUMN "sort_name" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_specialty_county_sort_index" ON "providers" USING btree ("specialty","county","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_specialty_sort_index" ON "providers" USING btree ("specialty","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_county_sort_index" ON "providers" USING btree ("county","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_city_sort_index" ON "providers" USING btree ("search_city","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_sort_index" ON "providers" USING btree ("sort_name","id");--> statement-breakpoint
INSERT INTO "provider_zip_counts" ("language", "specialty", "zip_code", "county", "provider_count")
SELECT "language", "practised", "zip_code", "county", count(*)::int
FROM "providers", unnest(array_append("languages", '')) AS "language", unnest(array_append("specialties", '')) AS "practised"
GROUP BY "language", "practised", "zip_code", "county";
