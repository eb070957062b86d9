CREATE TABLE "provider_counts" (
	"language" text NOT NULL,
	"specialty" text NOT NULL,
	"county" text NOT NULL,
	"provider_count" integer NOT NULL,
	CONSTRAINT "provider_counts_language_specialty_county_pk" PRIMARY KEY("language","specialty","county")
);
--> statement-breakpoint
DROP TABLE "provider_languages";--> statement-breakpoint
DROP INDEX "providers_specialty_county_index";--> statement-breakpoint
DROP INDEX "providers_county_index";--> statement-breakpoint
DROP INDEX "providers_search_city_index";--> statement-breakpoint
CREATE INDEX "providers_specialty_county_order_index" ON "providers" USING btree ("specialty","county","search_name","id");--> statement-breakpoint
CREATE INDEX "providers_specialty_order_index" ON "providers" USING btree ("specialty","search_name","id");--> statement-breakpoint
CREATE INDEX "providers_county_order_index" ON "providers" USING btree ("county","search_name","id");--> statement-breakpoint
CREATE INDEX "providers_city_order_index" ON "providers" USING btree ("search_city","search_name","id");--> statement-breakpoint
-- By hand: the counts of the rows that are there already.
INSERT INTO "provider_counts" ("language", "specialty", "county", "provider_count")
SELECT "language", "specialty", "county", count(*)
FROM "providers", unnest(array_append("languages", '')) AS "language"
GROUP BY "language", "specialty", "county";
