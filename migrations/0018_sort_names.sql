-- COLLATE "C" is added by hand, as in 0001. The program makes the names: at the next start those of rows that are there.
ALTER TABLE "providers" ADD COLUMN "sort_name" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "providers_specialty_county_sort_index" ON "providers" USING btree ("specialty","county","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_specialty_sort_index" ON "providers" USING btree ("specialty","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_county_sort_index" ON "providers" USING btree ("county","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_city_sort_index" ON "providers" USING btree ("search_city","sort_name","id");--> statement-breakpoint
CREATE INDEX "providers_sort_index" ON "providers" USING btree ("sort_name","id");
